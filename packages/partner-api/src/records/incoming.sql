-- Records wait here, within a transaction, until they are stored all at once.

create temporary table incoming_ticket_sales (
  company_id integer not null, module service_module not null, sale_id bigint not null,
  sold_at timestamptz not null, counter_id bigint, vehicle_id bigint, seller_id bigint,
  device_id text, stoppage text, tickets integer not null, fares numeric(12, 2) not null
) on commit drop;

create temporary table incoming_trips (
  company_id integer not null, module service_module not null, trip_id bigint not null,
  vehicle_id bigint not null, supervisor_id bigint, departed_at timestamptz not null
) on commit drop;

create temporary table incoming_toll_passages (
  company_id integer not null, passage_id bigint not null, registration_number text not null,
  vehicle_class text not null, lane_id bigint not null, entered_at timestamptz not null,
  exited_at timestamptz, entry_amount bigint not null, overstay_amount bigint not null
) on commit drop;

create temporary table incoming_waybills (
  company_id integer not null, waybill_id bigint not null, waybill_number text not null,
  vehicle_id bigint not null, driver_id bigint not null, issued_at timestamptz not null,
  trips integer not null, fares numeric(12, 2) not null, expenses numeric(12, 2) not null
) on commit drop;

create temporary table incoming_coach_trips (
  company_id integer not null, coach_trip_id bigint not null, vehicle_id bigint not null,
  route text not null, departs_at timestamptz not null, seats integer not null
) on commit drop;

create temporary table incoming_reservations (
  company_id integer not null, reservation_id bigint not null, reservation_number text not null,
  coach_trip_id bigint not null, reserved_at timestamptz not null, counter_id bigint,
  agent_id bigint, passenger_name text, seats text[] not null, status text not null,
  amount numeric(12, 2) not null
) on commit drop;

-- What they add to the hours of each day.
create temporary table added_by_hour (
  company_id integer not null, module text not null, hour timestamp not null,
  total_count bigint not null, total_amount numeric(20, 2) not null, last_at timestamptz not null
) on commit drop;

-- Service days on which they change an answer.
create temporary table changed_days (company_id integer not null, service_day date not null) on commit drop;
