-- Without such a vehicle there is no row, and the answer is a 404.
select (
  select coalesce(json_agg(report), '[]')
  from (
    select
      json_build_object(
        'id', vehicles.vehicle_id, 'registration_number', vehicles.registration_number,
        'name', vehicles.name
      ) as vehicle,
      case when counters.counter_id is not null then json_build_object(
        'id', counters.counter_id, 'name', counters.name
      ) end as counter,
      sum(tickets) as total_tickets,
      sum(fares) as total_fares
    from daily_vehicle_counters
    left join counters using (company_id, module, counter_id)
    where company_id = :company_id and module = :module
      and vehicle_id = vehicles.vehicle_id
      and service_day >= :from_date and service_day < :until
    group by counters.counter_id, counters.name
    order by sum(fares) desc, counters.name collate "C", counters.counter_id
  ) as report
) as data
from vehicles
where company_id = :company_id and module = :module
  and vehicle_id = case when :vehicle_id ~ '^[0-9]{1,16}$' then :vehicle_id::bigint end;
