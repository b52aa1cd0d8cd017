select
  users.user_id,
  last_seen_at < now() - interval '1 minute' as stale,
  exists (
    select from grants
    where grants.user_id = users.user_id and company_id = :company_id::integer
      and module::text = :module
  ) as granted
from sessions
join users using (user_id)
where token_hash = decode(:token_hash, 'hex')
  and sessions.created_at > now() - :session_hours::integer * interval '1 hour'
  and last_seen_at > now() - :idle_minutes::integer * interval '1 minute'
  and disabled_at is null;
