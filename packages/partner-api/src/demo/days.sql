-- Everything between demo_range.since and demo_range.until. Every sale, trip and passage has a moment of its
-- own, so that a later run continues where the previous one ended. What is used more than once is worked out in a
-- subquery with `offset 0`, which keeps PostgreSQL from working it out at each use.

create temporary table demo_days on commit drop as
select
  company_id,
  module,
  day,
  day - date '2020-01-01' as number,
  company_id * 1000000::bigint + (day - date '2020-01-01') * 100 as key,
  service_day_start(day) as starts_at,
  -- Fridays are slow, and about one day in thirty is almost without sales.
  (case extract(isodow from day) when 5 then 0.6 when 4 then 1.15 else 1 end
    * case when pg_temp.chance(company_id * 100000 + (day - date '2020-01-01'), 20) < 0.035 then 0.12 else 1 end
    * (0.85 + 0.3 * pg_temp.chance(company_id * 100000 + (day - date '2020-01-01'), 21))) as pace
from demo_companies
cross join demo_range
cross join generate_series(0, service_day(until) - service_day(since)) as days_on
cross join lateral (select service_day(since) + days_on as day) as calendar;

-- Hours after 03:00: a morning rush, an evening rush, and the rest from five to past midnight.
create or replace function pg_temp.moment(key bigint, salt bigint) returns interval language sql immutable as $$
  select make_interval(secs => floor(3600 * case
    when pg_temp.chance(key, salt) < 0.34
      then 4 + 3 * (pg_temp.chance(key, salt + 1) + pg_temp.chance(key, salt + 2)) / 2
    when pg_temp.chance(key, salt) < 0.68
      then 13 + 4 * (pg_temp.chance(key, salt + 1) + pg_temp.chance(key, salt + 2)) / 2
    else 2 + 20.5 * pg_temp.chance(key, salt + 1)
  end))
$$;

insert into incoming_ticket_sales
select
  company_id,
  module,
  number * 1000::bigint + sale,
  sold_at,
  case when module in ('intracity', 'counterwise_ticketing')
    then company_id * 1000 + 1 + floor(27 * power(pg_temp.chance(sale_key, 33), 1.5)) end,
  case when module not in ('offline_counter')
    then running[1 + floor(cardinality(running) * pg_temp.chance(sale_key, 34))::integer] end,
  case module
    when 'supervisor' then company_id * 1000 + 1 + floor(25 * power(pg_temp.chance(sale_key, 35), 1.3))
    when 'water' then company_id * 1000 + 100 * floor(4 * pg_temp.chance(sale_key, 36))
      + 1 + floor(12 * power(pg_temp.chance(sale_key, 35), 1.3))
    when 'offline_counter' then case when pg_temp.chance(sale_key, 36) >= 0.02
      then company_id * 1000 + 1 + floor(30 * power(pg_temp.chance(sale_key, 35), 1.3)) end
  end,
  case when module = 'offline_counter'
    then 'POS-' || (company_id * 10 + 1 + floor(12 * pg_temp.chance(sale_key, 37))) end,
  case when module = 'offline_counter'
    then stops[1 + floor(cardinality(stops) * pg_temp.chance(sale_key, 38))::integer] end,
  tickets,
  tickets * (fare + step * floor(6 * pg_temp.chance(sale_key, 40)))
from (
  select
    *,
    key * 100 + sale as sale_key,
    starts_at + pg_temp.moment(key * 100 + sale, 30) as sold_at,
    1 + floor(most * power(pg_temp.chance(key * 100 + sale, 39), 2))::integer as tickets
  from demo_days
  join (
    values
      ('intracity', 60, 36, 10, 7.5), ('supervisor', 32, 44, 15, 5), ('offline_counter', 30, 18, 30, 12.5),
      ('water', 28, 60, 120, 60), ('counterwise_ticketing', 42, 28, 20, 5)
  ) as volumes (volume_module, volume, most, fare, step) on volume_module = module::text
  cross join lateral generate_series(1, ceil(volume * pace)::integer) as sale
  offset 0
) as sales
cross join demo_places
cross join demo_range
left join (
  select company_id, array_agg(vehicle_id order by vehicle_id) as running
  from demo_vehicles
  group by company_id
) as fleets using (company_id)
where sold_at > since and sold_at <= until;

insert into incoming_trips
select
  company_id,
  demo_days.module,
  number * 1000::bigint + (vehicle_id % 1000) * 10 + trip,
  vehicle_id,
  case when demo_days.module = 'supervisor'
    then company_id * 1000 + 1 + floor(25 * power(pg_temp.chance(key * 100 + vehicle_id % 1000, 45), 1.3)) end,
  departed_at
from demo_days
join demo_vehicles using (company_id)
cross join demo_range
cross join generate_series(1, 2) as trip
cross join lateral (
  select starts_at + (8 * trip - 5 + 2 * pg_temp.chance(key * 100 + vehicle_id % 1000, 46)) * interval '1 hour'
    as departed_at
) as departure
where demo_days.module in ('intracity', 'supervisor', 'water', 'counterwise_ticketing')
  and pg_temp.chance((key * 100 + vehicle_id % 1000) * 10 + trip, 47) < 0.75 * pace
  and departed_at > since and departed_at <= until;

insert into incoming_toll_passages
select
  company_id,
  number * 1000::bigint + passage,
  'DHK-' || (11 + floor(9 * pg_temp.chance(passage_key, 51))) || '-'
    || lpad(floor(3000 * pg_temp.chance(passage_key, 52))::text, 4, '0'),
  vehicle_class,
  1 + floor(6 * power(pg_temp.chance(passage_key, 53), 1.2)),
  entered_at,
  case when left_at <= until then left_at end,
  fare,
  case when left_at <= until and stay > free_minutes
    then overstay_fare * ceil((stay - free_minutes) / 60) else 0 end
from (
  select
    *,
    entered_at + floor(stay * 60) * interval '1 second' as left_at
  from (
    select
      *,
      key * 100 + passage as passage_key,
      starts_at + coalesce(after, pg_temp.moment(key * 100 + passage, 57)) as entered_at,
      pg_temp.stay(key * 100 + passage, minutes) as stay,
      1 + floor(7 * pg_temp.chance(key * 100 + passage, 56))::integer as class
    from demo_days
    cross join lateral (
      select passage, null::interval as after, null::integer as minutes
      from generate_series(1, ceil(60 * pace)::integer) as passage
      union all
      select
        first_passage + nth, nth * interval '24 hours' / times_a_day + first_passage * interval '2 seconds', minutes
      from demo_parking
      cross join lateral generate_series(0, times_a_day - 1) as nth
    ) as arrivals
    where module = 'toll_plaza'
    offset 0
  ) as stays
) as passages
cross join demo_range
join (
  select *, row_number() over (partition by company_id order by fare) as class
  from demo_fares
) as fares using (company_id, class)
where entered_at > since and entered_at <= until;

insert into incoming_waybills
select
  company_id,
  number * 1000::bigint + vehicle_id % 1000,
  'WB-' || to_char(day, 'YYMMDD') || '-' || lpad((vehicle_id % 1000)::text, 3, '0'),
  vehicle_id,
  company_id * 1000 + 1 + floor(30 * pg_temp.chance(waybill_key, 61)),
  issued_at,
  trips,
  trips * (2400 + 12.5 * floor(60 * pg_temp.chance(waybill_key, 63))),
  trips * (850 + 6.25 * floor(50 * pg_temp.chance(waybill_key, 64)))
from demo_days
join demo_vehicles using (company_id)
cross join demo_range
cross join lateral (
  select
    key * 100 + vehicle_id % 1000 as waybill_key,
    starts_at + (2 + 3 * pg_temp.chance(key * 100 + vehicle_id % 1000, 60)) * interval '1 hour' as issued_at,
    2 + floor(5 * pg_temp.chance(key * 100 + vehicle_id % 1000, 62))::integer as trips
) as waybill
where demo_days.module = 'waybill' and pg_temp.chance(waybill_key, 65) < 0.9 * pace
  and issued_at > since and issued_at <= until;

-- Coaches go on sale a few days before they leave.
insert into incoming_coach_trips
select
  company_id,
  number * 1000::bigint + vehicle_id % 1000,
  vehicle_id,
  coalesce(route, 'Dhaka to Sylhet'),
  starts_at + (4 + vehicle_id % 18) * interval '1 hour',
  coalesce(capacity, 40)
from demo_days
join demo_vehicles using (company_id)
cross join demo_range
where demo_days.module = 'intercity'
  and pg_temp.chance(key * 100 + vehicle_id % 1000, 70) < 0.6
  and starts_at + (4 + vehicle_id % 18) * interval '1 hour' > since
  and starts_at + (4 + vehicle_id % 18) * interval '1 hour' <= until;

insert into incoming_reservations
select
  company_id,
  coach_trip_id * 100 + booking,
  'R-' || coach_trip_id || '-' || lpad(booking::text, 2, '0'),
  coach_trip_id,
  departs_at - (0.3 + 60 * power(pg_temp.chance(booking_key, 71), 2)) * interval '1 hour',
  case when pg_temp.chance(booking_key, 72) < 0.6
    then company_id * 1000 + 1 + floor(27 * power(pg_temp.chance(booking_key, 73), 1.5)) end,
  case when pg_temp.chance(booking_key, 72) >= 0.6
    then company_id * 1000 + 301 + floor(20 * power(pg_temp.chance(booking_key, 73), 1.5)) end,
  pg_temp.person(booking_key),
  array(
    select chr(64 + (booking * 3 + seat) / 4) || (1 + (booking * 3 + seat) % 4)
    from generate_series(1, taken) as seat
  ),
  case
    when pg_temp.chance(booking_key, 75) < 0.06 then 'cancelled'
    when pg_temp.chance(booking_key, 75) < 0.15 then 'reserved'
    else 'confirmed'
  end,
  taken * (550 + 50 * (vehicle_id % 15))
from (
  select
    *,
    company_id * 100000000000::bigint + coach_trip_id * 100 + booking as booking_key,
    1 + floor(3 * pg_temp.chance(company_id * 100000000000::bigint + coach_trip_id * 100 + booking, 74))::integer
      as taken
  from incoming_coach_trips
  cross join generate_series(1, 7) as booking
) as bookings
where pg_temp.chance(booking_key, 76) < 0.75;
