-- By the day of departure, and without such a coach a 404. The cursor is that of listIntercityReservations.
with coach as (
  select vehicle_id, name
  from vehicles
  where company_id = :company_id and module = 'intercity'
    and vehicle_id = case when :vehicle_id ~ '^[0-9]{1,16}$' then :vehicle_id::bigint end
),
page as (
  select
    reservations.*,
    row_number() over (order by reserved_at desc, reservation_id desc) as place
  from coach
  join coach_trips using (vehicle_id)
  join reservations using (company_id, coach_trip_id)
  where company_id = :company_id
    and coach_trips.service_day >= :from_date and coach_trips.service_day < :until
    and (
      :departure_id::text is null
      or coach_trip_id = case when :departure_id ~ '^[0-9]{1,16}$' then :departure_id::bigint end
    )
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
select listed.*
from coach
cross join lateral (
  select
    coalesce(
      json_agg(json_build_object(
        'id', reservation_id,
        'reservation_number', reservation_number,
        'passenger', json_build_object('name', passenger_name),
        'coach', json_build_object('id', vehicle_id, 'name', coach.name),
        'seats', array_replace(seats, null, 'null'),
        'travel_date', departs_at::date,
        'status', status,
        'amount', amount
      ) order by place) filter (where place <= :limit::integer),
      '[]'
    ) as rows,
    case when count(*) > :limit::integer then
      max(array[(extract(epoch from reserved_at) * 1000000)::bigint, reservation_id])
        filter (where place = :limit::integer)
    end as next_cursor
  from page
) as listed;
