-- Codes of an app (TOTP), recovery codes and passkeys, and the companies that require one of them.
-- Way back: no, the version before would take the password alone, and a sign-in that waits for a second factor as whole.

alter table sessions add column needs_second_factor boolean not null default false;

alter table companies add column requires_second_factor boolean not null default false;
create index companies_that_require_a_second_factor on companies (company_id)
  where requires_second_factor;

-- Of a secret whose code counted, the time step of the last one: neither it nor an earlier one counts again.
create table totp_secrets (
  user_id integer primary key references users on delete cascade,
  secret text not null,
  since timestamptz not null default now(),
  last_step bigint not null
);

create table totp_offers (
  user_id integer primary key references users on delete cascade,
  secret text not null,
  offered_at timestamptz not null default now()
);

create table recovery_codes (
  user_id integer not null references users on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

create table passkeys (
  passkey_id uuid primary key default gen_random_uuid(),
  user_id integer not null references users on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports text not null,
  name text not null,
  since timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_by_user on passkeys (user_id);

-- A challenge carries its end and is signed, so that only those that were answered are kept, until that end.
create table used_challenges (
  challenge text primary key,
  used_at timestamptz not null default now()
);

insert into settings (name, value)
values ('challenges_key', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
