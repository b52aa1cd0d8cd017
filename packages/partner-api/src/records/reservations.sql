-- Stored after its coach trips. A cancelled reservation takes no seat and no money; takings count for the
-- day of the reservation.

insert into reservations (
  company_id, reservation_id, reservation_number, coach_trip_id, departs_at, reserved_at, service_day,
  counter_id, agent_id, passenger_name, seats, status, amount
)
select
  company_id, reservation_id, reservation_number, coach_trip_id, departs_at, reserved_at,
  service_day(reserved_at), counter_id, agent_id, passenger_name, incoming_reservations.seats, status,
  amount
from incoming_reservations
join coach_trips using (company_id, coach_trip_id);

update coach_trips set
  sold_seats = coach_trips.sold_seats + sold.seats,
  sold_fares = coach_trips.sold_fares + sold.fares
from (
  select company_id, coach_trip_id, sum(cardinality(seats)) as seats, sum(amount) as fares
  from incoming_reservations
  where status <> 'cancelled'
  group by company_id, coach_trip_id
) as sold
where coach_trips.company_id = sold.company_id and coach_trips.coach_trip_id = sold.coach_trip_id;

insert into daily_takings as stored (
  company_id, module, takings_of, service_day, member_id, tickets, fares
)
select
  company_id, 'intercity', member.takings_of, service_day(reserved_at), member_id,
  sum(cardinality(seats)), sum(amount)
from incoming_reservations
cross join lateral (
  values
    ('company'::takings_of, 0),
    ('counter', counter_id),
    ('seller', agent_id)
) as member (takings_of, member_id)
where member_id is not null and status <> 'cancelled'
group by company_id, member.takings_of, service_day(reserved_at), member_id
on conflict (company_id, module, takings_of, service_day, member_id) do update set
  tickets = stored.tickets + excluded.tickets,
  fares = stored.fares + excluded.fares;
