-- By the day on which they were made. The cursor holds that time in microseconds and the id of the last
-- reservation of the previous page.
with page as (
  select *, row_number() over (order by reserved_at desc, reservation_id desc) as place
  from reservations
  where company_id = :company_id
    and is_of_service_days(reserved_at, service_day, :from_date, :until)
    and (
      :after::bigint[] is null
      or (reserved_at, reservation_id) < (
        timestamptz 'epoch' + (:after::bigint[])[1] * interval '1 microsecond',
        (:after::bigint[])[2]
      )
    )
  order by reserved_at desc, reservation_id desc
  limit :limit::integer + 1
)
select
  coalesce(
    json_agg(json_build_object(
      'id', reservation_id,
      'reservation_number', reservation_number,
      'passenger', json_build_object('name', passenger_name),
      'coach', json_build_object('id', vehicle_id, 'name', vehicles.name),
      'seats', array_replace(page.seats, null, 'null'),
      'travel_date', page.departs_at::date,
      'status', page.status,
      'amount', amount
    ) order by place) filter (where place <= :limit::integer),
    '[]'
  ) as rows,
  case when count(*) > :limit::integer then
    max(array[(extract(epoch from reserved_at) * 1000000)::bigint, reservation_id])
      filter (where place = :limit::integer)
  end as next_cursor
from page
join coach_trips using (company_id, coach_trip_id)
join vehicles using (company_id, vehicle_id)
where company_id = :company_id and module = 'intercity';
