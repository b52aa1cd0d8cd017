-- In water, what no agent sold is in the reports of the other roles.
select coalesce(json_agg(report), '[]') as data
from (
  select
    case when person_id is not null then json_build_object('id', person_id, 'name', name) end as agent,
    sum(tickets) as total_tickets,
    sum(fares) as total_fares
  from daily_takings
  left join people on people.company_id = daily_takings.company_id
    and people.module = daily_takings.module and person_id = member_id and role = 'agent'
  where daily_takings.company_id = :company_id and daily_takings.module = :module
    and takings_of = 'seller' and tickets > 0 and service_day >= :from_date and service_day < :until
    and (person_id is not null or daily_takings.module <> 'water')
  group by people.company_id, people.module, person_id
  order by sum(fares) desc, name collate "C", person_id
) as report;
