-- What nobody with a report sold is in Counter Man Wise Report alone, so that the four add up to what was sold.
select coalesce(json_agg(report), '[]') as data
from (
  select
    json_build_object('id', person_id, 'name', name) as cabinman,
    sum(tickets) as total_tickets,
    sum(fares) as total_fares
  from daily_takings
  join people on people.company_id = daily_takings.company_id
    and people.module = daily_takings.module and person_id = member_id and role = 'cabinman'
  where daily_takings.company_id = :company_id and daily_takings.module = 'water'
    and takings_of = 'seller' and tickets > 0 and service_day >= :from_date and service_day < :until
  group by people.company_id, people.module, person_id
  order by sum(fares) desc, name collate "C", person_id
) as report;
