with coach_trips as (
  select *
  from coach_trips
  where company_id = :company_id
    and (service_day < :until::date - 1 or is_before(departs_at, :until::date - 1, :until_time::time))
)
