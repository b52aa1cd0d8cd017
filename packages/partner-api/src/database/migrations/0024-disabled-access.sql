-- Administrators see the access of disabled users too, which is there again as soon as they are enabled.
-- Way back: yes, the version before lists disabled users among the others, and can end their access.

drop function access_to_the_administered();

create function access_to_the_administered() returns table (
  module text, user_id integer, name text, username text, role text, since timestamptz, last_seen timestamptz,
  is_disabled boolean
)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select
      grants.module::text, users.user_id, users.name, users.username, grants.role, grants.since,
      (
        select max(last_seen_at) from sessions
        where sessions.user_id = users.user_id and not needs_second_factor
      ),
      disabled_at is not null
    from grants
    join users using (user_id)
    where company_id = administered_company_id()
      and module in (select administered_modules())
  $$;

revoke execute on function access_to_the_administered() from public;
grant execute on function access_to_the_administered() to partner_reader;
