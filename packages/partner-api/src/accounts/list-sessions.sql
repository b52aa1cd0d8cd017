-- Those alone that are still good, as find-viewer.sql has it.
select
  session_id::text as id,
  device,
  created_at as since,
  last_seen_at as last_seen,
  token_hash = decode(:token_hash, 'hex') as is_current
from sessions
where user_id = :user_id::integer
  and not needs_second_factor
  and created_at > now() - :session_hours::integer * interval '1 hour'
  and last_seen_at > now() - :idle_minutes::integer * interval '1 minute'
order by last_seen_at desc, created_at desc, session_id;
