-- Behind row-level security, an index is searched by a text, but not by an enum: a month of one company was
-- read with the days of all its modules, counters, vehicles and sellers.
-- Way back: no, the version before compares modules as an enum, which they no longer are.

alter type service_module rename to enumerated_module;
alter type takings_of rename to enumerated_takings;

create domain service_module as text check (value in (
  'intracity', 'supervisor', 'offline_counter', 'toll_plaza', 'waybill', 'water', 'intercity',
  'counterwise_ticketing'
));
create domain takings_of as text check (value in ('company', 'counter', 'vehicle', 'seller'));

do $$
declare
  name text;
begin
  foreach name in array array[
    'grants', 'vehicles', 'counters', 'people', 'trips', 'ticket_sales', 'daily_vehicle_counters'
  ]
  loop
    execute format(
      'alter table %I alter column module type service_module using module::text', name);
    execute format('analyze %I', name);
  end loop;
end
$$;

alter table daily_takings
  alter column module type service_module using module::text,
  alter column takings_of type takings_of using takings_of::text;
analyze daily_takings;

drop type enumerated_module;
drop type enumerated_takings;

create or replace function viewed_company_id() returns integer
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select company_id
    from grants
    join users using (user_id)
    where company_id = nullif(current_setting('partner.company_id', true), '')::integer
      and module = nullif(current_setting('partner.module', true), '')
      and user_id = viewing_user_id()
      and disabled_at is null
  $$;

-- In the order of the modules, which a text does not have.
create function place_of(module service_module) returns integer
  language sql immutable parallel safe
  return array_position(
    array[
      'intracity', 'supervisor', 'offline_counter', 'toll_plaza', 'waybill', 'water', 'intercity',
      'counterwise_ticketing'
    ],
    module::text
  );
