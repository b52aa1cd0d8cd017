
insert into coach_trips (
  company_id, coach_trip_id, vehicle_id, route, departs_at, service_day, seats
)
select company_id, coach_trip_id, vehicle_id, route, departs_at, service_day(departs_at), seats
from incoming_coach_trips;

insert into changed_days (company_id, service_day)
select distinct company_id, service_day(departs_at)
from incoming_coach_trips;
