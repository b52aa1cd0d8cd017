-- What the running day shows of each company: kept like the daily figures, by the hour of the clock on the wall.
-- The module is a text: behind row-level security, no index is searched by an enum.
-- Way back: no, the version before would not keep the figures by the hour.

create table hourly_takings (
  company_id integer not null,
  module text not null,
  hour timestamp not null,
  total_count bigint not null,
  total_amount numeric(20, 2) not null,
  last_at timestamptz not null,
  primary key (company_id, module, hour)
);

create function clock_hour(at timestamptz) returns timestamp
  language sql stable parallel safe
  return date_trunc('hour', at::timestamp);

insert into hourly_takings
select company_id, module, clock_hour(at), sum(count), sum(amount), max(at)
from (
  select company_id, module::text, sold_at, tickets, fares from ticket_sales
  union all
  select company_id, 'toll_plaza', entered_at, 1, entry_amount from toll_passages
  union all
  select company_id, 'waybill', issued_at, 1, fares - expenses from waybills
  union all
  select
    company_id, 'intercity', reserved_at,
    case when status <> 'cancelled' then cardinality(seats) else 0 end,
    case when status <> 'cancelled' then amount else 0 end
  from reservations
) as records (company_id, module, at, count, amount)
group by company_id, module, clock_hour(at)
order by company_id, module, clock_hour(at);

-- The running day is asked for all companies at once: every row that the viewer holds the grant for.
create function grants_of_the_viewer() returns table (company_id integer, module text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select grants.company_id, grants.module::text
    from grants
    join users using (user_id)
    where user_id = viewing_user_id() and disabled_at is null
  $$;

alter table hourly_takings enable row level security;
grant select on hourly_takings to partner_reader;
create policy granted on hourly_takings for select to partner_reader
  using ((company_id, module) in (select company_id, module from grants_of_the_viewer()));
