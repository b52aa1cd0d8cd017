-- Without such a counter there is no row, and the answer is a 404.
select (
  select coalesce(json_agg(report), '[]')
  from (
    select
      json_build_object('id', counters.counter_id, 'name', counters.name) as counter,
      case when vehicles.vehicle_id is not null then json_build_object(
        'id', vehicles.vehicle_id, 'registration_number', registration_number, 'name', vehicles.name
      ) end as vehicle,
      sum(tickets) as total_tickets,
      sum(fares) as total_fares
    from daily_vehicle_counters
    left join vehicles using (company_id, module, vehicle_id)
    where company_id = :company_id and module = :module
      and counter_id = counters.counter_id
      and service_day >= :from_date and service_day < :until
    group by vehicles.vehicle_id, registration_number, vehicles.name
    order by sum(fares) desc, registration_number collate "C", vehicles.vehicle_id
  ) as report
) as data
from counters
where company_id = :company_id and module = :module
  and counter_id = case when :counter_id ~ '^[0-9]{1,16}$' then :counter_id::bigint end;
