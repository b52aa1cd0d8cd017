-- The id of a company is never used again, no record is without a company, and what an administrator did stays
-- written down. Foreign keys would double the time of storing sales: a trigger checks those of a statement together.
-- Way back: no, the version before does not read this line.

create table former_companies (
  id integer primary key,
  deleted_at timestamptz not null default now()
);

create table acts (
  act_id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  who text not null check (who <> ''),
  command text not null,
  what jsonb not null
);

create function refuse_to_change_acts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      raise exception 'Acts can only be added.';
    end
  $$;

create trigger only_added before update or delete or truncate on acts
  for each statement execute function refuse_to_change_acts();

create function tables_of_records() returns setof regclass
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select pg_class.oid::regclass
    from pg_class
    join pg_index on indrelid = pg_class.oid and indisprimary
    join pg_attribute on attrelid = pg_class.oid and attnum = indkey[0]
    where relnamespace = 'public'::regnamespace and attname = 'company_id'
      and not exists (
        select from pg_constraint
        where contype = 'f' and pg_class.oid in (conrelid, confrelid)
      )
    order by relname
  $$;

-- Records that have lost their company get it back, under its id.
do $$
declare
  name regclass;
begin
  for name in select tables_of_records() loop
    execute format(
      'insert into companies (company_id, name)
       select distinct company_id, ''Company '' || company_id || '', which was deleted'' from %s
       on conflict do nothing', name);
  end loop;
end
$$;

select setval('companies_company_id_seq', greatest(
  1000,
  (select max(company_id) from companies),
  (select last_value from companies_company_id_seq)
));

create function keep_company_id() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if tg_op = 'UPDATE' then
        raise exception 'A company keeps its id.';
      end if;
      if exists (select from former_companies where id = new.company_id) then
        raise unique_violation using
          message = format('Company %s was deleted, and its id is never used again.', new.company_id);
      end if;
      if new.company_id > (select last_value from companies_company_id_seq) then
        perform setval('companies_company_id_seq', new.company_id);
      end if;
      return new;
    end
  $$;

create trigger never_used_again before insert or update of company_id on companies
  for each row execute function keep_company_id();

create function leave_company() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      name regclass;
      is_held boolean;
    begin
      for name in select tables_of_records() loop
        execute format('select exists (select from %s where company_id = $1)', name)
          into is_held using old.company_id;
        if is_held then
          raise foreign_key_violation using
            message = format('Company %s still has records in %s.', old.company_id, name);
        end if;
      end loop;
      insert into former_companies (id) values (old.company_id) on conflict do nothing;
      return old;
    end
  $$;

create trigger without_records before delete on companies
  for each row execute function leave_company();

create function check_companies() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if (select count(distinct company_id) from added) <> (
        select count(*)
        from (
          select from companies
          where company_id in (select company_id from added)
          for key share
        ) as known
      ) then
        raise foreign_key_violation using
          message = format('A row of %s names a company that does not exist.', tg_relid::regclass);
      end if;
      return null;
    end
  $$;

-- A migration that adds a table of records calls this too. Citus allows no triggers on its tables: over nodes, the
-- checks of an import stand alone.
create function keep_records_with_companies() returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      name regclass;
    begin
      for name in select tables_of_records() loop
        if not is_distributed() and not exists (
          select from pg_trigger where tgrelid = name and tgname = 'of_a_company'
        ) then
          execute format(
            'create trigger of_a_company after insert on %s referencing new table as added
               for each statement execute function check_companies()', name);
        end if;
      end loop;
    end
  $$;

revoke execute on function keep_records_with_companies() from public;
select keep_records_with_companies();
