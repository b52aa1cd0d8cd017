-- Who read which report of which company, and who administers a company and is shown that. A reading refers to no row
-- of another table: it stays when its user or company is deleted, and on the coordinator of Citus.
-- Way back: no, the version before would note no reading, so that the record would have a gap that nobody sees.

alter table grants
  add column role text not null default 'reader' check (role in ('reader', 'administrator'));

create table readings (
  reading_id bigint generated always as identity primary key,
  at timestamptz not null,
  user_id integer not null,
  username text not null,
  name text not null,
  company_id integer not null,
  module service_module not null,
  act text not null check (act in ('read', 'searched', 'exported', 'printed', 'shared')),
  report text not null,
  from_date date,
  to_date date,
  address text not null,
  device text
);
create index readings_newest on readings (company_id, at desc, reading_id desc);

create function refuse_to_change_readings() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if tg_op = 'DELETE' then
        if old.at < now() - interval '30 days' then
          return old;
        end if;
      end if;
      raise exception 'Readings can only be added, and taken away after 30 days.';
    end
  $$;

create trigger only_added before update or truncate on readings
  for each statement execute function refuse_to_change_readings();
create trigger kept_for_days before delete on readings
  for each row execute function refuse_to_change_readings();

create function administered_modules() returns setof text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select module::text
    from grants
    join users using (user_id)
    where company_id = nullif(current_setting('partner.company_id', true), '')::integer
      and role = 'administrator'
      and user_id = viewing_user_id()
      and disabled_at is null
      and not must_change_password
  $$;

alter table readings enable row level security;
grant select on readings to partner_reader;
create policy of_the_administered on readings for select to partner_reader
  using (
    company_id = (select nullif(current_setting('partner.company_id', true), '')::integer)
    and module in (select administered_modules())
  );
