-- What a vehicle was charged for an overstay counts once it had left: those of the other day have all left since.
with daily_tolls as (
  select
    company_id, service_day, lane_id, vehicle_class, entry_count, entry_amount, overstay_count, overstay_amount
  from daily_tolls
  where company_id = :company_id and service_day < :until::date - 1
  union all
  select
    company_id, service_day, lane_id, vehicle_class, 1, entry_amount, (overstay > 0)::integer, overstay
  from toll_passages
  cross join lateral (
    select case when is_before(exited_at, service_day, :until_time::time) then overstay_amount else 0 end as overstay
  ) as charged
  where company_id = :company_id
    and is_of_service_days(entered_at, service_day, :until::date - 1, :until::date)
    and is_before(entered_at, service_day, :until_time::time)
)
