-- The second wall. Every report runs as partner_reader, who sees the rows of one company, and only
-- while the user named in the transaction holds a grant for it in the module named there.
-- Way back: no, there is no version before it.

do $$
begin
  if not exists (select from pg_roles where rolname = 'partner_reader') then
    create role partner_reader nologin;
  end if;
exception
  when duplicate_object or unique_violation then null;
end
$$;

do $$
begin
  grant partner_reader to current_user;
exception
  when insufficient_privilege then
    -- Another owner's database on this server has made the role: its admin grants it once.
    if not pg_has_role(current_user, 'partner_reader', 'member') then
      raise;
    end if;
end
$$;

create function viewing_user_id() returns integer
  language sql stable
  return nullif(current_setting('partner.user_id', true), '')::integer;

create function viewed_company_id() returns integer
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select company_id
    from grants
    join users using (user_id)
    where company_id = nullif(current_setting('partner.company_id', true), '')::integer
      and module = nullif(current_setting('partner.module', true), '')::service_module
      and user_id = viewing_user_id()
      and disabled_at is null
  $$;

do $$
declare
  name text;
begin
  foreach name in array array[
    'vehicles', 'counters', 'people', 'devices', 'trips', 'ticket_sales', 'toll_lanes', 'toll_fares',
    'toll_passages', 'waybills', 'coach_trips', 'reservations', 'daily_takings',
    'daily_vehicle_counters', 'daily_offline_sales', 'daily_tolls'
  ]
  loop
    execute format('alter table %I enable row level security', name);
    execute format('grant select on %I to partner_reader', name);
    execute format(
      'create policy of_the_viewed_company on %I for select to partner_reader
         using (company_id = (select viewed_company_id()))', name);
  end loop;
end
$$;

alter table users enable row level security;
grant select (user_id, username, name, phone, email) on users to partner_reader;
create policy own on users for select to partner_reader
  using (user_id = (select viewing_user_id()));

alter table grants enable row level security;
grant select on grants to partner_reader;
create policy own on grants for select to partner_reader
  using (user_id = (select viewing_user_id()));

alter table companies enable row level security;
grant select on companies to partner_reader;
create policy granted on companies for select to partner_reader
  using (exists (
    select from grants
    where grants.company_id = companies.company_id and grants.user_id = (select viewing_user_id())
  ));
