select coalesce(json_agg(report), '[]') as data
from (
  select
    case when vehicle_id is not null then json_build_object('id', vehicle_id, 'name', name) end as ship,
    sum(trips) as total_trips,
    sum(tickets) as total_tickets,
    sum(fares) as total_fares
  from daily_takings
  left join vehicles on vehicles.company_id = daily_takings.company_id
    and vehicles.module = daily_takings.module and vehicle_id = member_id
  where daily_takings.company_id = :company_id and daily_takings.module = 'water'
    and takings_of = 'vehicle' and service_day >= :from_date and service_day < :until
  group by vehicles.company_id, vehicles.module, vehicle_id
  order by sum(fares) desc, name collate "C", vehicle_id
) as report;
