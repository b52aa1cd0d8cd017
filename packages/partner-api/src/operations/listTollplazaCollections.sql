-- The cursor holds the entry time in microseconds and the id of the last passage of the previous page.
with page as (
  select *, row_number() over (order by entered_at desc, passage_id desc) as place
  from toll_passages
  where company_id = :company_id
    and is_of_service_days(entered_at, service_day, :from_date, :until)
    and (
      :lane_id::text is null
      or lane_id = case when :lane_id ~ '^[0-9]{1,16}$' then :lane_id::bigint end
    )
    and (:vehicle_class::text is null or vehicle_class = :vehicle_class)
    and (
      :after::bigint[] is null
      or (entered_at, passage_id) < (
        timestamptz 'epoch' + (:after::bigint[])[1] * interval '1 microsecond',
        (:after::bigint[])[2]
      )
    )
  order by entered_at desc, passage_id desc
  limit :limit::integer + 1
)
select
  coalesce(
    json_agg(json_build_object(
      'id', passage_id,
      'registration_number', registration_number,
      'vehicle_class', vehicle_class,
      'lane', json_build_object('id', page.lane_id, 'name', toll_lanes.name),
      'entered_at', entered_at,
      'exited_at', exited_at,
      'entry_amount', entry_amount,
      'overstay_amount', overstay_amount
    ) order by place) filter (where place <= :limit::integer),
    '[]'
  ) as rows,
  case when count(*) > :limit::integer then
    max(array[(extract(epoch from entered_at) * 1000000)::bigint, passage_id])
      filter (where place = :limit::integer)
  end as next_cursor
from page
left join toll_lanes on toll_lanes.company_id = :company_id and toll_lanes.lane_id = page.lane_id;
