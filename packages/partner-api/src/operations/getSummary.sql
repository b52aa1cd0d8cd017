with days as (
  select service_day as date, trips as total_trips, tickets as total_tickets, fares as total_fares
  from daily_takings
  where company_id = :company_id and module = :module and takings_of = 'company'
    and service_day >= :from_date and service_day < :until
)
select json_build_object(
  'totals', json_build_object(
    'total_trips', coalesce(sum(total_trips), 0),
    'total_tickets', coalesce(sum(total_tickets), 0),
    'total_fares', coalesce(sum(total_fares), 0)
  ),
  'days', coalesce(json_agg(days order by date), '[]')
) as data
from days;
