-- What the figures of checked_days should be. Each kind of record is read once, by itself.

create temporary table sold on commit drop as
select
  company_id, module::text as module, service_day, counter_id, vehicle_id, seller_id, device_id, stoppage,
  clock_hour(sold_at) as hour, sum(tickets) as tickets, sum(fares) as fares, max(sold_at) as last_at
from ticket_sales
join checked_days using (company_id, service_day)
group by
  company_id, module, service_day, counter_id, vehicle_id, seller_id, device_id, stoppage, clock_hour(sold_at);

create temporary table made_trips on commit drop as
select company_id, module::text as module, service_day, vehicle_id, supervisor_id, count(*) as trips
from trips
join checked_days using (company_id, service_day)
group by company_id, module, service_day, vehicle_id, supervisor_id;

create temporary table passed on commit drop as
select
  company_id, service_day, lane_id, vehicle_class, clock_hour(entered_at) as hour, count(*) as entry_count,
  sum(entry_amount) as entry_amount, count(exited_at) as exited_count,
  count(*) filter (where overstay_amount > 0) as overstay_count, sum(overstay_amount) as overstay_amount,
  max(entered_at) as last_at
from toll_passages
join checked_days using (company_id, service_day)
group by company_id, service_day, lane_id, vehicle_class, clock_hour(entered_at);

create temporary table issued on commit drop as
select
  company_id, service_day, clock_hour(issued_at) as hour, count(*) as waybills, sum(fares - expenses) as net,
  max(issued_at) as last_at
from waybills
join checked_days using (company_id, service_day)
group by company_id, service_day, clock_hour(issued_at);

-- With those that are cancelled, of which only the time counts.
create temporary table reserved on commit drop as
select
  company_id, reservations.service_day, coach_trips.vehicle_id, reservations.counter_id, reservations.agent_id,
  clock_hour(reservations.reserved_at) as hour,
  coalesce(sum(cardinality(reservations.seats)) filter (where reservations.status <> 'cancelled'), 0) as seats,
  coalesce(sum(reservations.amount) filter (where reservations.status <> 'cancelled'), 0) as amount,
  max(reservations.reserved_at) as last_at
from reservations
join checked_days using (company_id, service_day)
join coach_trips using (company_id, coach_trip_id)
group by
  company_id, reservations.service_day, coach_trips.vehicle_id, reservations.counter_id,
  reservations.agent_id, clock_hour(reservations.reserved_at);

insert into right_coach_trips (company_id, service_day, coach_trip_id, sold_seats, sold_fares)
select
  company_id, coach_trips.service_day, coach_trip_id,
  coalesce(sum(cardinality(reservations.seats)) filter (where reservations.status <> 'cancelled'), 0),
  coalesce(sum(reservations.amount) filter (where reservations.status <> 'cancelled'), 0)
from coach_trips
join checked_days using (company_id, service_day)
left join reservations using (company_id, coach_trip_id)
group by company_id, coach_trips.service_day, coach_trip_id;

insert into right_daily_takings (
  company_id, service_day, module, takings_of, member_id, trips, tickets, fares
)
select company_id, service_day, module, takings_of, member_id, sum(trips), sum(tickets), sum(fares)
from (
  select company_id, service_day, module, member.*, 0 as trips, tickets, fares
  from sold
  cross join lateral (
    values
      ('company', 0),
      ('counter', coalesce(counter_id, 0)),
      ('vehicle', coalesce(vehicle_id, 0)),
      ('seller', coalesce(seller_id, 0))
  ) as member (takings_of, member_id)
  union all
  select company_id, service_day, module, member.*, trips, 0, 0
  from made_trips
  cross join lateral (
    values ('company', 0), ('vehicle', vehicle_id), ('seller', coalesce(supervisor_id, 0))
  ) as member (takings_of, member_id)
  union all
  select company_id, service_day, 'intercity', member.*, 0, seats, amount
  from reserved
  cross join lateral (
    values ('counter', coalesce(counter_id, 0)), ('seller', coalesce(agent_id, 0))
  ) as member (takings_of, member_id)
  where seats > 0
) as taken
group by company_id, service_day, module, takings_of, member_id;

insert into right_daily_vehicle_counters (
  company_id, service_day, module, vehicle_id, counter_id, tickets, fares
)
select
  company_id, service_day, module, coalesce(vehicle_id, 0), coalesce(counter_id, 0), sum(tickets), sum(fares)
from (
  select company_id, service_day, module, vehicle_id, counter_id, tickets, fares
  from sold
  where module in ('intracity', 'counterwise_ticketing')
    and (vehicle_id is not null or counter_id is not null)
  union all
  select company_id, service_day, 'intercity', vehicle_id, counter_id, seats, amount
  from reserved
  where seats > 0
) as crossed
group by 1, 2, 3, 4, 5;

insert into right_daily_offline_sales (
  company_id, service_day, seller_id, device_id, stoppage, tickets, fares
)
select
  company_id, service_day, coalesce(seller_id, 0), coalesce(device_id, ''), coalesce(stoppage, ''), sum(tickets),
  sum(fares)
from sold
where module = 'offline_counter'
group by 1, 2, 3, 4, 5;

insert into right_daily_tolls (
  company_id, service_day, lane_id, vehicle_class, entry_count, entry_amount, exited_count, overstay_count,
  overstay_amount
)
select
  company_id, service_day, lane_id, vehicle_class, sum(entry_count), sum(entry_amount), sum(exited_count),
  sum(overstay_count), sum(overstay_amount)
from passed
group by company_id, service_day, lane_id, vehicle_class;

insert into added_by_hour (company_id, module, hour, total_count, total_amount, last_at)
select company_id, module, hour, sum(count), sum(amount), max(last_at)
from (
  select company_id, module, hour, tickets, fares, last_at from sold
  union all
  select company_id, 'toll_plaza', hour, entry_count, entry_amount, last_at from passed
  union all
  select company_id, 'waybill', hour, waybills, net, last_at from issued
  union all
  select company_id, 'intercity', hour, seats, amount, last_at from reserved
) as taken (company_id, module, hour, count, amount, last_at)
group by company_id, module, hour;
