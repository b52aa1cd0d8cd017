-- A passage that is stored already is updated, and its figures move by the difference. All figures count
-- for the service day of the entry.

insert into daily_tolls as stored (
  company_id, service_day, lane_id, vehicle_class, entry_count, entry_amount, exited_count,
  overstay_count, overstay_amount
)
select
  company_id, service_day(entered_at), lane_id, vehicle_class, sum(counted), sum(counted * entry_amount),
  coalesce(sum(counted) filter (where exited_at is not null), 0),
  coalesce(sum(counted) filter (where overstay_amount > 0), 0),
  sum(counted * overstay_amount)
from (
  select
    1 as counted, company_id, lane_id, vehicle_class, entered_at, exited_at, entry_amount, overstay_amount
  from incoming_toll_passages
  union all
  select
    -1, company_id, before.lane_id, before.vehicle_class, before.entered_at, before.exited_at,
    before.entry_amount, before.overstay_amount
  from toll_passages as before
  join incoming_toll_passages using (company_id, passage_id)
) as passages
group by company_id, service_day(entered_at), lane_id, vehicle_class
on conflict (company_id, service_day, lane_id, vehicle_class) do update set
  entry_count = stored.entry_count + excluded.entry_count,
  entry_amount = stored.entry_amount + excluded.entry_amount,
  exited_count = stored.exited_count + excluded.exited_count,
  overstay_count = stored.overstay_count + excluded.overstay_count,
  overstay_amount = stored.overstay_amount + excluded.overstay_amount;

-- What was paid on entry does not change, so that only new passages count.
insert into added_by_hour (company_id, module, hour, total_count, total_amount, last_at)
select
  company_id, 'toll_plaza', clock_hour(incoming.entered_at) as hour, count(*), sum(incoming.entry_amount),
  max(incoming.entered_at)
from incoming_toll_passages as incoming
left join toll_passages as before using (company_id, passage_id)
where before.passage_id is null
group by company_id, hour;

insert into toll_passages (
  company_id, passage_id, registration_number, vehicle_class, lane_id, entered_at, exited_at,
  service_day, entry_amount, overstay_amount
)
select
  company_id, passage_id, registration_number, vehicle_class, lane_id, entered_at, exited_at,
  service_day(entered_at), entry_amount, overstay_amount
from incoming_toll_passages
on conflict (company_id, passage_id) do update set
  exited_at = excluded.exited_at,
  overstay_amount = excluded.overstay_amount;

insert into changed_days (company_id, service_day)
select distinct company_id, service_day(entered_at)
from incoming_toll_passages;
