-- Administrators see who may see a company, invite others to it, and end access and sessions. The reader's role has no
-- right on the tables behind that: these functions look up by themselves what the viewer administers.
-- Way back: yes, the version before answers no invitation, and lets administrators end nothing.

-- Null where it began before this was noted.
alter table grants add column since timestamptz;
alter table grants alter column since set default now();

create table invitations (
  invitation_id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  company_id integer not null references companies on delete cascade,
  module service_module not null,
  role text not null check (role in ('reader', 'administrator')),
  name text not null,
  inviter_id integer,
  invited_by text not null,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  -- Whoever gets an access back does not get back what they had invited others to.
  foreign key (company_id, module, inviter_id) references grants (company_id, module, user_id) on delete cascade
);
create index invitations_by_company on invitations (company_id, module, expires_at);

-- An invitation is good for no longer than its inviter administers what it is to; one of the command line has none.
create function may_invite(inviter integer, company integer, of_module text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select inviter is null or exists (
      select from grants
      join users using (user_id)
      where user_id = inviter and company_id = company and module = of_module and role = 'administrator'
        and disabled_at is null
    )
  $$;

create function administered_company_id() returns integer
  language sql stable
  return nullif(current_setting('partner.company_id', true), '')::integer;

create function access_to_the_administered() returns table (
  module text, user_id integer, name text, username text, role text, since timestamptz, last_seen timestamptz
)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select
      grants.module::text, users.user_id, users.name, users.username, grants.role, grants.since,
      (
        select max(last_seen_at) from sessions
        where sessions.user_id = users.user_id and not needs_second_factor
      )
    from grants
    join users using (user_id)
    where company_id = administered_company_id()
      and module in (select administered_modules())
      and disabled_at is null
  $$;

create function invitations_to_the_administered(at timestamptz) returns table (
  id uuid, module text, name text, role text, invited_by text, invited_at timestamptz, expires_at timestamptz
)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select invitation_id, module::text, name, role, invited_by, invited_at, expires_at
    from invitations
    where company_id = administered_company_id()
      and module in (select administered_modules())
      and invitations.expires_at > at
      and may_invite(inviter_id, company_id, module)
  $$;

-- Whoever is an administrator no longer when it is their turn does nothing: two cannot end each other.
create function takes_turn_administering(of_module text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform from companies where company_id = administered_company_id() for no key update;
      return of_module in (select administered_modules());
    end
  $$;

create function invite(
  new_id uuid, hash bytea, of_module text, as_role text, for_name text, at timestamptz, until timestamptz, most integer
) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if not takes_turn_administering(of_module) then
        return 'forbidden';
      end if;
      if most <= (
        select count(*)
        from invitations
        where company_id = administered_company_id() and module = of_module and expires_at > at
          and may_invite(inviter_id, company_id, module)
      ) then
        return 'full';
      end if;
      insert into invitations (
        invitation_id, token_hash, company_id, module, role, name, inviter_id, invited_by, invited_at, expires_at
      )
      select new_id, hash, administered_company_id(), of_module, as_role, for_name, user_id, name, at, until
      from users
      where user_id = viewing_user_id();
      return 'done';
    end
  $$;

create function withdraw_invitation(id text, of_module text, at timestamptz) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if not takes_turn_administering(of_module) then
        return 'forbidden';
      end if;
      delete from invitations
      where invitation_id::text = id and company_id = administered_company_id() and module = of_module
        and expires_at > at;
      return case when found then 'done' else 'none' end;
    end
  $$;

create function end_access(of_module text, of_user integer) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if not takes_turn_administering(of_module) then
        return 'forbidden';
      end if;
      if of_user = viewing_user_id() then
        return 'own';
      end if;
      delete from grants
      where company_id = administered_company_id() and module = of_module and user_id = of_user;
      return case when found then 'done' else 'none' end;
    end
  $$;

-- A session is of all companies: it is ended only where the viewer administers all that its user may see.
create function end_user_sessions(of_module text, of_user integer) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if not takes_turn_administering(of_module) then
        return 'forbidden';
      end if;
      if of_user = viewing_user_id() then
        return 'own';
      end if;
      if not exists (
        select from grants
        where company_id = administered_company_id() and module = of_module and user_id = of_user
      ) then
        return 'none';
      end if;
      if exists (
        select company_id, module from grants where user_id = of_user
        except
        select company_id, module from grants where user_id = viewing_user_id() and role = 'administrator'
      ) then
        return 'elsewhere';
      end if;
      delete from sessions where user_id = of_user;
      return 'done';
    end
  $$;

-- Whoever may call these says by a setting who they are: that is for the server alone, which has checked it.
revoke execute on function
  may_invite(integer, integer, text),
  access_to_the_administered(),
  invitations_to_the_administered(timestamptz),
  takes_turn_administering(text),
  invite(uuid, bytea, text, text, text, timestamptz, timestamptz, integer),
  withdraw_invitation(text, text, timestamptz),
  end_access(text, integer),
  end_user_sessions(text, integer)
from public;
grant execute on function
  access_to_the_administered(),
  invitations_to_the_administered(timestamptz),
  invite(uuid, bytea, text, text, text, timestamptz, timestamptz, integer),
  withdraw_invitation(text, text, timestamptz),
  end_access(text, integer),
  end_user_sessions(text, integer)
to partner_reader;
