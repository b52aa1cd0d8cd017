-- Every counter, even those that sold nothing, and one row for what was sold without one that is known; no rows
-- if nothing was sold.
with takings as (
  select member_id as counter_id, sum(tickets) as tickets, sum(fares) as fares
  from daily_takings
  where company_id = :company_id and module = :module and takings_of = 'counter'
    and service_day >= :from_date and service_day < :until
  group by member_id
),
known as (
  select counter_id, name
  from counters
  where company_id = :company_id and module = :module
)
select coalesce(json_agg(report), '[]') as data
from (
  select
    case when known.counter_id is not null then json_build_object('id', known.counter_id, 'name', name) end
      as counter,
    coalesce(sum(tickets), 0) as total_tickets,
    coalesce(sum(fares), 0) as total_fares
  from known
  full join takings using (counter_id)
  where exists (select from takings)
  group by known.counter_id, name
  order by coalesce(sum(fares), 0) desc, name collate "C", known.counter_id
) as report;
