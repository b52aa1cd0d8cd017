-- What the reports read: kept by the transaction that writes a sale, so that a month costs the same
-- however many sales it holds.
-- Way back: no, there is no version before it.

create type takings_of as enum ('company', 'counter', 'vehicle', 'seller');

create table daily_takings (
  company_id integer not null,
  module service_module not null,
  takings_of takings_of not null,
  service_day date not null,
  member_id bigint not null,
  trips bigint not null default 0,
  tickets bigint not null default 0,
  fares numeric(16, 2) not null default 0,
  primary key (company_id, module, takings_of, service_day, member_id)
);

create table daily_vehicle_counters (
  company_id integer not null,
  module service_module not null,
  vehicle_id bigint not null,
  service_day date not null,
  counter_id bigint not null,
  tickets bigint not null,
  fares numeric(16, 2) not null,
  primary key (company_id, module, vehicle_id, service_day, counter_id)
);

-- 0 and '' stand for a sale that names no seller, device or stoppage.
create table daily_offline_sales (
  company_id integer not null,
  service_day date not null,
  seller_id bigint not null,
  device_id text not null,
  stoppage text not null,
  tickets bigint not null,
  fares numeric(16, 2) not null,
  primary key (company_id, service_day, seller_id, device_id, stoppage)
);

create table daily_tolls (
  company_id integer not null,
  service_day date not null,
  lane_id bigint not null,
  vehicle_class text not null,
  entry_count bigint not null default 0,
  entry_amount bigint not null default 0,
  exited_count bigint not null default 0,
  overstay_count bigint not null default 0,
  overstay_amount bigint not null default 0,
  primary key (company_id, service_day, lane_id, vehicle_class)
);
