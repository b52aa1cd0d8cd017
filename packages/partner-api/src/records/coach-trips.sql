
insert into coach_trips (
  company_id, coach_trip_id, vehicle_id, route, departs_at, service_day, seats
)
select company_id, coach_trip_id, vehicle_id, route, departs_at, service_day(departs_at), seats
from incoming_coach_trips;

insert into daily_takings as stored (
  company_id, module, takings_of, service_day, member_id, trips
)
select company_id, 'intercity', member.takings_of, service_day(departs_at), member_id, count(*)
from incoming_coach_trips
cross join lateral (
  values ('company'::takings_of, 0), ('vehicle', vehicle_id)
) as member (takings_of, member_id)
group by company_id, member.takings_of, service_day(departs_at), member_id
on conflict (company_id, module, takings_of, service_day, member_id) do update set
  trips = stored.trips + excluded.trips;
