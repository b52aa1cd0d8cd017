
insert into coach_trips (
  company_id, coach_trip_id, vehicle_id, route, departs_at, service_day, seats
)
select company_id, coach_trip_id, vehicle_id, route, departs_at, service_day(departs_at), seats
from incoming_coach_trips;
