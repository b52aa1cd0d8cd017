-- Where an account was signed in to before, so that it stays open to these places while it is attacked from others.
-- A place is known only as its HMAC for this user, under a key that does not leave this database.
-- Way back: no, the version before does not read this line.

create table sign_in_places (
  user_id integer not null references users on delete cascade,
  place text not null,
  last_at timestamptz not null default now(),
  primary key (user_id, place)
);

insert into settings (name, value)
values ('sign_in_places_key', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
