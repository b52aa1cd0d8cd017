-- Before PostgreSQL 18, a function in SQL is planned anew by each statement that calls it, and each table of a report
-- calls this one; in PL/pgSQL, a connection plans it once. That was a third of PostgreSQL's time for a report.
-- Way back: no, the version before does not read this line.

create or replace function viewed_company_id() returns integer
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    begin
      return (
        select company_id
        from grants
        join users using (user_id)
        where company_id = nullif(current_setting('partner.company_id', true), '')::integer
          and module = nullif(current_setting('partner.module', true), '')
          and user_id = viewing_user_id()
          and disabled_at is null
      );
    end
  $$;
