-- The user's names are those of now, and stay with the reading. A user who is deleted meanwhile is known by the id.
with noted as (
  select
    (reading ->> 0)::timestamptz as at,
    (reading ->> 1)::integer as user_id,
    (reading ->> 2)::integer as company_id,
    reading ->> 3 as module,
    reading ->> 4 as act,
    reading ->> 5 as report,
    (reading ->> 6)::date as from_date,
    (reading ->> 7)::date as to_date,
    reading ->> 8 as address,
    reading ->> 9 as device
  from jsonb_array_elements(:readings::jsonb) as reading
)
insert into readings
  (at, user_id, username, name, company_id, module, act, report, from_date, to_date, address, device)
select
  at, user_id, coalesce(username, user_id::text), coalesce(users.name, ''), company_id, module, act, report, from_date,
  to_date, address, device
from noted
left join users using (user_id);
