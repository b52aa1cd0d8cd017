-- Stored after its coach trips. A cancelled reservation takes no seat and no money; takings count for the
-- day of the reservation. One that is stored already is updated, and its figures move by the difference.

create temporary table counted_reservations on commit drop as
select
  1 as counted, company_id, coach_trip_id, reserved_at, counter_id, agent_id, cardinality(seats) as seats,
  amount
from incoming_reservations
where status <> 'cancelled'
union all
select
  -1, company_id, before.coach_trip_id, before.reserved_at, before.counter_id, before.agent_id,
  cardinality(before.seats), before.amount
from reservations as before
join incoming_reservations using (company_id, reservation_id)
where before.status <> 'cancelled';

insert into reservations (
  company_id, reservation_id, reservation_number, coach_trip_id, departs_at, reserved_at, service_day,
  counter_id, agent_id, passenger_name, seats, status, amount
)
select
  company_id, reservation_id, reservation_number, coach_trip_id, departs_at, reserved_at,
  service_day(reserved_at), counter_id, agent_id, passenger_name, incoming_reservations.seats, status,
  amount
from incoming_reservations
join coach_trips using (company_id, coach_trip_id)
on conflict (company_id, reservation_id) do update set
  counter_id = excluded.counter_id,
  agent_id = excluded.agent_id,
  passenger_name = excluded.passenger_name,
  seats = excluded.seats,
  status = excluded.status,
  amount = excluded.amount;

update coach_trips set
  sold_seats = coach_trips.sold_seats + sold.seats,
  sold_fares = coach_trips.sold_fares + sold.fares
from (
  select company_id, coach_trip_id, sum(counted * seats) as seats, sum(counted * amount) as fares
  from counted_reservations
  group by company_id, coach_trip_id
) as sold
where coach_trips.company_id = sold.company_id and coach_trips.coach_trip_id = sold.coach_trip_id;

insert into daily_takings as stored (
  company_id, module, takings_of, service_day, member_id, tickets, fares
)
select
  company_id, 'intercity', member.takings_of, service_day(reserved_at), member_id,
  sum(counted * seats), sum(counted * amount)
from counted_reservations
cross join lateral (
  values ('counter'::takings_of, coalesce(counter_id, 0)), ('seller', coalesce(agent_id, 0))
) as member (takings_of, member_id)
group by company_id, member.takings_of, service_day(reserved_at), member_id
on conflict (company_id, module, takings_of, service_day, member_id) do update set
  tickets = stored.tickets + excluded.tickets,
  fares = stored.fares + excluded.fares;

-- Who took nothing but what was cancelled has no row, as if it had never been reserved.
delete from daily_takings
where module = 'intercity' and tickets = 0
  and (company_id, service_day) in (
    select company_id, service_day(reserved_at) from counted_reservations
  );

insert into daily_vehicle_counters as stored (
  company_id, module, vehicle_id, service_day, counter_id, tickets, fares
)
select
  company_id, 'intercity', vehicle_id, service_day(reserved_at), coalesce(counter_id, 0),
  sum(counted * counted_reservations.seats), sum(counted * amount)
from counted_reservations
join coach_trips using (company_id, coach_trip_id)
group by company_id, vehicle_id, service_day(reserved_at), coalesce(counter_id, 0)
on conflict (company_id, module, vehicle_id, service_day, counter_id) do update set
  tickets = stored.tickets + excluded.tickets,
  fares = stored.fares + excluded.fares;

delete from daily_vehicle_counters
where module = 'intercity' and tickets = 0
  and (company_id, service_day) in (
    select company_id, service_day(reserved_at) from counted_reservations
  );

-- A cancelled reservation is a record that came, and counts nothing.
insert into added_by_hour (company_id, module, hour, total_count, total_amount, last_at)
select
  company_id, 'intercity', clock_hour(reserved_at) as hour, sum(seats), sum(amount), max(reserved_at)
from (
  select company_id, reserved_at, counted * seats as seats, counted * amount as amount
  from counted_reservations
  union all
  select company_id, reserved_at, 0, 0 from incoming_reservations
) as reserved
group by company_id, hour;

-- A reservation is seen on the day on which it was made, and on that of its departure.
insert into changed_days (company_id, service_day)
select company_id, service_day(reserved_at)
from incoming_reservations
union
select company_id, coach_trips.service_day
from incoming_reservations
join coach_trips using (company_id, coach_trip_id);
