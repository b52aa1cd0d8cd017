-- A trip counts for its company, its vehicle and its supervisor.

insert into trips (
  company_id, module, trip_id, vehicle_id, supervisor_id, departed_at, service_day
)
select
  company_id, module, trip_id, vehicle_id, supervisor_id, departed_at, service_day(departed_at)
from incoming_trips;

insert into daily_takings as stored (
  company_id, module, takings_of, service_day, member_id, trips
)
select company_id, module, member.takings_of, service_day, member_id, count(*)
from (
  select *, service_day(departed_at)
  from incoming_trips
  offset 0
) as trips
cross join lateral (
  values
    ('company'::takings_of, 0),
    ('vehicle', vehicle_id),
    ('seller', coalesce(supervisor_id, 0))
) as member (takings_of, member_id)
group by company_id, module, member.takings_of, service_day, member_id
on conflict (company_id, module, takings_of, service_day, member_id) do update set
  trips = stored.trips + excluded.trips;

insert into changed_days (company_id, service_day)
select distinct company_id, service_day(departed_at)
from incoming_trips;
