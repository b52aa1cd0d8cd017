-- A waybill that is stored already is updated.

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
