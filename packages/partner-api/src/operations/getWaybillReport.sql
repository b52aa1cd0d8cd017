select coalesce(json_agg(report), '[]') as data
from (
  select
    waybill_number,
    json_build_object(
      'id', vehicle_id, 'registration_number', registration_number, 'kind', kind,
      'capacity', capacity, 'route', route, 'status', status
    ) as vehicle,
    json_build_object('id', driver_id, 'name', people.name) as driver,
    issued_at,
    trips as total_trips,
    fares as total_fares,
    expenses as total_expenses,
    fares - expenses as net_amount
  from waybills
  join vehicles using (company_id, vehicle_id)
  left join people on people.company_id = waybills.company_id
    and people.module = 'waybill' and person_id = driver_id
  where waybills.company_id = :company_id and vehicles.module = 'waybill'
    and service_day >= :from_date and service_day < :until
  order by issued_at desc, waybill_id desc
) as report;
