-- 0 stands for what names no counter, vehicle or seller, so that the members of a day add up to all that was sold.
-- Way back: no, the version before would not keep what names no counter, vehicle or seller.

insert into daily_takings (company_id, module, takings_of, service_day, member_id, trips, tickets, fares)
select company_id, module, takings_of, service_day, 0, sum(trips), sum(tickets), sum(fares)
from (
  select
    company_id, module, service_day, member.takings_of, member.id, 0 as trips, tickets, fares
  from ticket_sales
  cross join lateral (
    values ('counter'::takings_of, counter_id), ('vehicle', vehicle_id), ('seller', seller_id)
  ) as member (takings_of, id)
  union all
  select company_id, module, service_day, 'seller', supervisor_id, 1, 0, 0
  from trips
  union all
  select
    company_id, 'intercity', service_day, member.takings_of, member.id, 0, cardinality(seats), amount
  from reservations
  cross join lateral (
    values ('counter'::takings_of, counter_id), ('seller', agent_id)
  ) as member (takings_of, id)
  where status <> 'cancelled'
) as records
where id is null
group by company_id, module, takings_of, service_day;
