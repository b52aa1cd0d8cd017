-- The cursor holds the time in microseconds and the id of the last reading of the previous page.
with page as (
  select *, row_number() over (order by at desc, reading_id desc) as place
  from readings
  where company_id = :company_id
    and is_of_service_days(at, service_day(at), :from_date, :until)
    and (
      :search::text is null
      or position(
        searchable(:search)
        in searchable(concat_ws(' ', name, username, module, act, report, address, device))
      ) > 0
    )
    and (
      :after::bigint[] is null
      or (at, reading_id) < (
        timestamptz 'epoch' + (:after::bigint[])[1] * interval '1 microsecond',
        (:after::bigint[])[2]
      )
    )
  order by at desc, reading_id desc
  limit :limit::integer + 1
)
select
  coalesce(
    json_agg(json_build_object(
      'id', reading_id,
      'at', at,
      'user', name,
      'username', username,
      'module', module,
      'act', act,
      'report', report,
      'from_date', from_date,
      'to_date', to_date,
      'address', address,
      'device', device
    ) order by place) filter (where place <= :limit::integer),
    '[]'
  ) as rows,
  case when count(*) > :limit::integer then
    max(array[(extract(epoch from at) * 1000000)::bigint, reading_id])
      filter (where place = :limit::integer)
  end as next_cursor
from page;
