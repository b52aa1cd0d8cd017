-- Sales without a seller make a row of their own, whose counterman is null.
select coalesce(json_agg(report), '[]') as data
from (
  select
    case when seller_id <> 0 then json_build_object('name', name) end as counterman,
    sum(tickets) as total_tickets,
    sum(fares) as total_fares
  from daily_offline_sales
  left join people on people.company_id = daily_offline_sales.company_id
    and module = 'offline_counter' and person_id = seller_id
  where daily_offline_sales.company_id = :company_id
    and service_day >= :from_date and service_day < :until
    and (:device_id::text is null or device_id = :device_id)
    and (
      :stoppage::text is null
      or position(searchable(:stoppage) in searchable(stoppage)) > 0
    )
  group by seller_id, name
  order by sum(fares) desc, name collate "C", seller_id
) as report;
