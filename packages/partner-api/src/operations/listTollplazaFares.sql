select coalesce(json_agg(report), '[]') as data
from (
  select vehicle_class, fare, overstay_fare, free_minutes
  from toll_fares
  where company_id = :company_id
  order by fare, vehicle_class collate "C"
) as report;
