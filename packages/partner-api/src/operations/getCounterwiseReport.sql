-- Every counter, even those that sold nothing; no rows if no counter sold anything.
with takings as (
  select member_id as counter_id, sum(tickets) as tickets, sum(fares) as fares
  from daily_takings
  where company_id = :company_id and module = :module and takings_of = 'counter'
    and service_day >= :from_date and service_day < :until
  group by member_id
)
select coalesce(json_agg(report), '[]') as data
from (
  select
    json_build_object('id', counter_id, 'name', name) as counter,
    coalesce(tickets, 0) as total_tickets,
    coalesce(fares, 0) as total_fares
  from counters
  left join takings using (counter_id)
  where company_id = :company_id and module = :module and exists (select from takings)
  order by coalesce(fares, 0) desc, name collate "C", counter_id
) as report;
