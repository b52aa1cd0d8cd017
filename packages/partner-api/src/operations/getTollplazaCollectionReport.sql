select coalesce(json_agg(report), '[]') as data
from (
  select
    json_build_object('id', lane_id, 'name', name) as lane,
    vehicle_class,
    sum(entry_count) as total_entry_count,
    sum(entry_amount) as total_entry_amount,
    sum(overstay_count) as total_overstay_count,
    sum(overstay_amount) as total_overstay_amount
  from daily_tolls
  left join toll_lanes using (company_id, lane_id)
  where company_id = :company_id and service_day >= :from_date and service_day < :until
  group by lane_id, name, vehicle_class
  order by lane_id, sum(entry_amount) desc, vehicle_class collate "C"
) as report;
