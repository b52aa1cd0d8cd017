with daily_vehicle_counters as (
  select company_id, module::text as module, vehicle_id, service_day, counter_id, tickets, fares
  from daily_vehicle_counters
  where company_id = :company_id and service_day < :until::date - 1
  union all
  select
    company_id, module::text, coalesce(vehicle_id, 0), service_day, coalesce(counter_id, 0), tickets, fares
  from ticket_sales
  where company_id = :company_id and module = :module and service_day = :until::date - 1
    and (vehicle_id is not null or counter_id is not null)
    and is_before(sold_at, service_day, :until_time::time)
  union all
  select
    company_id, 'intercity', vehicle_id, reservations.service_day, coalesce(counter_id, 0),
    cardinality(reservations.seats), amount
  from reservations
  join coach_trips using (company_id, coach_trip_id)
  where company_id = :company_id and :module = 'intercity' and status <> 'cancelled'
    and is_of_service_days(reserved_at, reservations.service_day, :until::date - 1, :until::date)
    and is_before(reserved_at, reservations.service_day, :until_time::time)
)
