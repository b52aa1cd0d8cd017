-- The running day is read as one row for each day instead of one for each hour. Of the 24 hours of a service day,
-- from 03:00 on: what was taken in each, what the day had taken by its end, and the newest record by then.
-- Way back: no, the version before would keep the hours in a table that is gone.

create table takings_by_hour (
  company_id integer not null,
  module text not null,
  service_day date not null,
  counts bigint[] not null,
  amounts numeric(20, 2)[] not null,
  counts_until bigint[] not null,
  amounts_until numeric(20, 2)[] not null,
  last_until timestamptz[] not null,
  primary key (company_id, module, service_day)
);

with kept as (
  select
    company_id, module, (hour - interval '3 hours')::date as service_day,
    extract(hour from hour - interval '3 hours')::integer as place, total_count, total_amount, last_at
  from hourly_takings
),
every_hour as (
  select company_id, module, service_day, place, total_count, total_amount, last_at
  from kept
  union all
  select company_id, module, service_day, place, 0, 0, null
  from (select distinct company_id, module, service_day from kept) as days
  cross join generate_series(0, 23) as place
),
hours as (
  select
    company_id, module, service_day, place, sum(total_count) as total_count,
    sum(total_amount) as total_amount, sum(sum(total_count)) over until_then as count_until,
    sum(sum(total_amount)) over until_then as amount_until, max(max(last_at)) over until_then as last_until
  from every_hour
  group by company_id, module, service_day, place
  window until_then as (partition by company_id, module, service_day order by place)
)
insert into takings_by_hour (
  company_id, module, service_day, counts, amounts, counts_until, amounts_until, last_until
)
select
  company_id, module, service_day, array_agg(total_count order by place),
  array_agg(total_amount order by place), array_agg(count_until order by place),
  array_agg(amount_until order by place), array_agg(last_until order by place)
from hours
group by company_id, module, service_day
order by company_id, module, service_day;

drop table hourly_takings;

alter table takings_by_hour enable row level security;
grant select on takings_by_hour to partner_reader;
create policy granted on takings_by_hour for select to partner_reader
  using ((company_id, module) in (select company_id, module from grants_of_the_viewer()));
