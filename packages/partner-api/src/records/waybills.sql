-- A waybill that is stored already is updated, and its figures move by the difference.

insert into added_by_hour (company_id, module, hour, total_count, total_amount, last_at)
select
  company_id, 'waybill', clock_hour(issued_at) as hour, sum(counted), sum(counted * (fares - expenses)),
  max(issued_at)
from (
  select 1 as counted, company_id, issued_at, fares, expenses from incoming_waybills
  union all
  select -1, company_id, before.issued_at, before.fares, before.expenses
  from waybills as before
  join incoming_waybills using (company_id, waybill_id)
) as issued
group by company_id, hour;

insert into waybills (
  company_id, waybill_id, waybill_number, vehicle_id, driver_id, issued_at, service_day, trips, fares,
  expenses
)
select
  company_id, waybill_id, waybill_number, vehicle_id, driver_id, issued_at, service_day(issued_at),
  trips, fares, expenses
from incoming_waybills
on conflict (company_id, waybill_id) do update set
  trips = excluded.trips,
  fares = excluded.fares,
  expenses = excluded.expenses;

insert into changed_days (company_id, service_day)
select company_id, (hour - interval '3 hours')::date
from added_by_hour;
