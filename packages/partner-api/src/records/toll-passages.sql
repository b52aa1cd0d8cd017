-- All figures count for the service day of the entry.

insert into toll_passages (
  company_id, passage_id, registration_number, vehicle_class, lane_id, entered_at, exited_at,
  service_day, entry_amount, overstay_amount
)
select
  company_id, passage_id, registration_number, vehicle_class, lane_id, entered_at, exited_at,
  service_day(entered_at), entry_amount, overstay_amount
from incoming_toll_passages;

insert into daily_tolls as stored (
  company_id, service_day, lane_id, vehicle_class, entry_count, entry_amount, exited_count,
  overstay_count, overstay_amount
)
select
  company_id, service_day(entered_at), lane_id, vehicle_class, count(*), sum(entry_amount),
  count(exited_at), count(*) filter (where overstay_amount > 0), sum(overstay_amount)
from incoming_toll_passages
group by company_id, service_day(entered_at), lane_id, vehicle_class
on conflict (company_id, service_day, lane_id, vehicle_class) do update set
  entry_count = stored.entry_count + excluded.entry_count,
  entry_amount = stored.entry_amount + excluded.entry_amount,
  exited_count = stored.exited_count + excluded.exited_count,
  overstay_count = stored.overstay_count + excluded.overstay_count,
  overstay_amount = stored.overstay_amount + excluded.overstay_amount;
