with daily_offline_sales as (
  select company_id, service_day, seller_id, device_id, stoppage, tickets, fares
  from daily_offline_sales
  where company_id = :company_id and service_day < :until::date - 1
  union all
  select
    company_id, service_day, coalesce(seller_id, 0), coalesce(device_id, ''), coalesce(stoppage, ''), tickets, fares
  from ticket_sales
  where company_id = :company_id and module = 'offline_counter' and service_day = :until::date - 1
    and is_before(sold_at, service_day, :until_time::time)
)
