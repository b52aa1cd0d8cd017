-- What each vehicle took at each counter, in all modules that sell at counters; 0 stands for a sale that names
-- none. The module comes last: behind row-level security, no index is searched by an enum.
-- Way back: no, the version before would keep the counters of vehicles for some modules alone.

truncate daily_vehicle_counters;

alter table daily_vehicle_counters
  drop constraint daily_vehicle_counters_pkey,
  add primary key (company_id, vehicle_id, service_day, counter_id, module);
create index daily_vehicle_counters_by_counter
  on daily_vehicle_counters (company_id, counter_id, service_day);

insert into daily_vehicle_counters (
  company_id, module, vehicle_id, service_day, counter_id, tickets, fares
)
select
  company_id, module, coalesce(vehicle_id, 0), service_day, coalesce(counter_id, 0), sum(tickets), sum(fares)
from (
  select company_id, module, vehicle_id, service_day, counter_id, tickets, fares
  from ticket_sales
  where module in ('intracity', 'counterwise_ticketing')
    and (vehicle_id is not null or counter_id is not null)
  union all
  select
    company_id, 'intercity', vehicle_id, reservations.service_day, counter_id,
    cardinality(reservations.seats), amount
  from reservations
  join coach_trips using (company_id, coach_trip_id)
  where status <> 'cancelled'
) as sold
group by 1, 2, 3, 4, 5
order by 1, 3, 4, 5;

-- The reservations of one departure.
create index reservations_by_coach_trip on reservations (company_id, coach_trip_id);
