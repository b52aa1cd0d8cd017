select coalesce(json_agg(report), '[]') as data
from (
  select
    coach_trip_id as id,
    json_build_object('id', vehicle_id, 'name', name) as coach,
    coach_trips.route,
    departs_at,
    seats as total_seats,
    sold_seats,
    sold_fares as total_fares
  from coach_trips
  join vehicles using (company_id, vehicle_id)
  where company_id = :company_id and module = 'intercity'
    and service_day >= :from_date and service_day < :until
  order by departs_at, coach_trip_id
) as report;
