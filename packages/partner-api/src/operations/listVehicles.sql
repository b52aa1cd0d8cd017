select coalesce(json_agg(report), '[]') as data
from (
  select vehicle_id as id, registration_number, kind, capacity, route, status
  from vehicles
  where company_id = :company_id and module = :module
  order by registration_number collate "C", vehicle_id
) as report;
