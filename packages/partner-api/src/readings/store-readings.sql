-- The user's names are those of now, and stay with the reading. A user who is deleted meanwhile is known by the id.
insert into readings
  (at, user_id, username, name, company_id, module, act, report, from_date, to_date, address, device)
select
  at, user_id, coalesce(username, user_id::text), coalesce(users.name, ''), company_id, module, act, report, from_date,
  to_date, address, device
from json_to_recordset(:readings) as noted (
  at timestamptz, user_id integer, company_id integer, module text, act text, report text, from_date date, to_date date,
  address text, device text
)
left join users using (user_id);
