
insert into ticket_sales (
  company_id, module, sale_id, sold_at, service_day, counter_id, vehicle_id, seller_id, device_id,
  stoppage, tickets, fares
)
select
  company_id, module, sale_id, sold_at, service_day(sold_at), counter_id, vehicle_id, seller_id,
  device_id, stoppage, tickets, fares
from incoming_ticket_sales;

-- Made once, as these few rows give the figures of the company by the hour and by the day.
insert into added_by_hour (company_id, module, hour, total_count, total_amount, last_at)
select company_id, module, clock_hour(sold_at) as hour, sum(tickets), sum(fares), max(sold_at)
from incoming_ticket_sales
group by company_id, module, hour;

insert into changed_days (company_id, service_day)
select company_id, (hour - interval '3 hours')::date
from added_by_hour;

insert into daily_takings as stored (
  company_id, module, takings_of, service_day, member_id, tickets, fares
)
select
  company_id, module::service_module, 'company', (hour - interval '3 hours')::date as service_day, 0,
  sum(total_count), sum(total_amount)
from added_by_hour
group by company_id, module, service_day
on conflict (company_id, module, takings_of, service_day, member_id) do update set
  tickets = stored.tickets + excluded.tickets,
  fares = stored.fares + excluded.fares;

insert into daily_takings as stored (
  company_id, module, takings_of, service_day, member_id, tickets, fares
)
select
  company_id,
  module,
  case
    when grouping(counter_id) = 0 then 'counter'
    when grouping(vehicle_id) = 0 then 'vehicle'
    else 'seller'
  end::takings_of as takings_of,
  service_day,
  coalesce(counter_id, vehicle_id, seller_id, 0) as member_id,
  sum(tickets),
  sum(fares)
from (
  select *, service_day(sold_at)
  from incoming_ticket_sales
  offset 0
) as sales
group by grouping sets (
  (company_id, module, service_day, counter_id),
  (company_id, module, service_day, vehicle_id),
  (company_id, module, service_day, seller_id)
)
-- In primary key order, which is the fastest to write.
order by company_id, module, takings_of, service_day, member_id
on conflict (company_id, module, takings_of, service_day, member_id) do update set
  tickets = stored.tickets + excluded.tickets,
  fares = stored.fares + excluded.fares;

-- Only these modules have reports on the counters of one vehicle and the vehicles of one counter.
insert into daily_vehicle_counters as stored (
  company_id, module, vehicle_id, service_day, counter_id, tickets, fares
)
select
  company_id, module, coalesce(vehicle_id, 0), service_day(sold_at), coalesce(counter_id, 0), sum(tickets),
  sum(fares)
from incoming_ticket_sales
where module in ('intracity', 'counterwise_ticketing')
  and (vehicle_id is not null or counter_id is not null)
group by 1, 2, 3, 4, 5
on conflict (company_id, module, vehicle_id, service_day, counter_id) do update set
  tickets = stored.tickets + excluded.tickets,
  fares = stored.fares + excluded.fares;

insert into daily_offline_sales as stored (
  company_id, service_day, seller_id, device_id, stoppage, tickets, fares
)
select
  company_id, service_day(sold_at), coalesce(seller_id, 0), coalesce(device_id, ''),
  coalesce(stoppage, ''), sum(tickets), sum(fares)
from incoming_ticket_sales
where module = 'offline_counter'
group by 1, 2, 3, 4, 5
on conflict (company_id, service_day, seller_id, device_id, stoppage) do update set
  tickets = stored.tickets + excluded.tickets,
  fares = stored.fares + excluded.fares;
