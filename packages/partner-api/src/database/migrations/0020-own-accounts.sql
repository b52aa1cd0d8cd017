-- What users see and do of their own accounts: sessions, sign-ins from new places, and a password that has to be
-- changed. Of a device, its words are kept, such as Chrome on Android, and not what the browser sent.
-- Way back: no, the version before would show nothing to whoever has to change the password, and not say why.

alter table users add column must_change_password boolean not null default false;
grant select (must_change_password) on users to partner_reader;

alter table sessions
  add column session_id uuid not null default gen_random_uuid(),
  add column device text;

-- Null where a place was the only one of its user, and for those that were known before.
alter table sign_in_places
  add column new_at timestamptz,
  add column device text;

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
          and not must_change_password
      );
    end
  $$;

create or replace function grants_of_the_viewer() returns table (company_id integer, module text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select grants.company_id, grants.module::text
    from grants
    join users using (user_id)
    where user_id = viewing_user_id() and disabled_at is null and not must_change_password
  $$;
