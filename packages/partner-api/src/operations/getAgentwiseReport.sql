-- In water, who has a report of another role is left out; what nobody sold who has one is in each of the four.
select coalesce(json_agg(report), '[]') as data
from (
  select
    case when person_id is not null then json_build_object('id', person_id, 'name', name) end as agent,
    sum(tickets) as total_tickets,
    sum(fares) as total_fares
  from daily_takings
  left join people on people.company_id = daily_takings.company_id
    and people.module = daily_takings.module and person_id = member_id
    and (role = 'agent' or (people.module = 'water' and role in ('counterman', 'deckman', 'cabinman')))
  where daily_takings.company_id = :company_id and daily_takings.module = :module
    and takings_of = 'seller' and tickets > 0 and service_day >= :from_date and service_day < :until
    and coalesce(role, 'agent') = 'agent'
  group by people.company_id, people.module, person_id
  order by sum(fares) desc, name collate "C", person_id
) as report;
