-- Finds who asks, and lets whatever follows in the same transaction see no more than they may: where it is nobody,
-- no row.
with viewer as (
  select
    users.user_id,
    last_seen_at < now() - least(interval '1 minute', :idle_minutes::integer * interval '3 seconds') as stale,
    exists (
      select from grants
      where grants.user_id = users.user_id and company_id = :company_id::integer
        and (:module::text is null or module::text = :module) and (:role::text is null or role = :role)
    ) as granted,
    case
      when needs_second_factor then 'second_factor_required'
      when must_change_password then 'password_change_required'
      when exists (
          select from companies
          join grants using (company_id)
          where requires_second_factor and grants.user_id = users.user_id
        )
        and not exists (select from totp_secrets where totp_secrets.user_id = users.user_id)
        and not exists (select from passkeys where passkeys.user_id = users.user_id)
      then 'second_factor_setup_required'
    end as restriction
  from sessions
  join users using (user_id)
  where token_hash = decode(:token_hash, 'hex')
    and sessions.created_at > now() - :session_hours::integer * interval '1 hour'
    and last_seen_at > now() - :idle_minutes::integer * interval '1 minute'
    and (not needs_second_factor or sessions.created_at > now() - interval '10 minutes')
    and disabled_at is null
)
select
  user_id,
  stale,
  granted,
  -- What the answer was made of, where its days are over: each has changed for the last time, unless it changes again.
  case when :until::date <= service_day(:now::timestamptz) then (
    select coalesce(md5(string_agg(change::text, '' order by service_day)), '')
    from last_changes
    where last_changes.company_id = :company_id::integer
      and (service_day = '-infinity' or service_day >= :from_date::date and service_day < :until::date)
  ) end as state,
  case when :has_replica::boolean then (select value from settings where name = 'records') end as records,
  restriction,
  case when :records_until::date is not null then exists (
    select from record_starts
    where record_starts.company_id = :company_id::integer and service_day >= :records_until::date
  ) end as is_cleared,
  set_config('transaction_read_only', case when :may_write::boolean then 'off' else 'on' end, true),
  -- For the database, whoever has yet to give or set up a second factor is nobody.
  set_config(
    'partner.user_id',
    case when restriction like 'second_factor%' then '' else coalesce(user_id::text, '') end,
    true
  ),
  set_config('partner.company_id', coalesce(:company_id::integer::text, ''), true),
  set_config('partner.module', coalesce(:module, ''), true),
  set_config('role', 'partner_reader', true)
from (select) as always
left join viewer on true;
