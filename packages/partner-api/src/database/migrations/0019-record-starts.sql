-- On which service day the records of a company begin, where those before it were cleared, while their figures stayed.
-- As it refers to the companies, it stays with them on the coordinator of Citus, where imports are checked.
-- Way back: no, the version before would store and count records of cleared days again.

create table record_starts (
  company_id integer primary key references companies on delete cascade,
  service_day date not null
);

-- By which old records are found; reservations and passages have an index by their time.
create index ticket_sales_by_day on ticket_sales (company_id, service_day);
create index trips_by_day on trips (company_id, service_day);
