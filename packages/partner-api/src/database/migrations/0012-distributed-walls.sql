-- Over several nodes, a policy may look nothing up: there it compares settings that the coordinator, which has the
-- grants, passes on to the nodes.
-- Way back: no, the version before would not pass on to the nodes who reads.

create function is_distributed() returns boolean
  language sql stable
  return exists (select from settings where name = 'distributed');

create function passed_company_id() returns integer
  language sql stable parallel safe
  return nullif(current_setting('partner.viewed_company_id', true), '')::integer;

create function passed_grants() returns text[]
  language sql stable parallel safe
  return string_to_array(current_setting('partner.viewed_grants', true), ',');

-- After find-viewer.sql, in the same transaction. Only `set local` reaches the nodes; `set_config` does not.
create function pass_viewer_on() returns void
  language plpgsql
  as $$
    begin
      perform set_config('citus.propagate_set_commands', 'local', true);
      execute format('set local partner.viewed_company_id = %L', coalesce(viewed_company_id()::text, ''));
      -- What no company is named for is read of all companies at once.
      if coalesce(current_setting('partner.company_id', true), '') = '' then
        execute format('set local partner.viewed_grants = %L', (
          select coalesce(string_agg(company_id || ' ' || module, ','), '') from grants_of_the_viewer()
        ));
      end if;
    end
  $$;

-- What getToday reads of it: today, the same day a week ago, and the last day before today that had any within a
-- month. The companies are part of the question, so that only nodes that have some of them are asked.
create function takings_of_the_viewer(today date) returns table (
  company_id integer, module text, service_day date, counts bigint[], amounts numeric(20, 2)[],
  counts_until bigint[], amounts_until numeric(20, 2)[], last_until timestamptz[]
)
  language plpgsql stable
  as $$
    begin
      return query execute
        'select company_id, module, service_day, counts, amounts, counts_until, amounts_until, last_until
         from (
           select *, row_number() over (partition by company_id, module order by service_day desc) as place
           from takings_by_hour
           where company_id = any ($1) and service_day between $2 - 31 and $2
         ) as days
         where place <= 2 or service_day = $2 - 7'
        using array(select grants.company_id from grants where user_id = viewing_user_id()), today;
    end
  $$;
