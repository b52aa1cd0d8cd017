select coalesce(json_agg(report), '[]') as data
from (
  select
    passage_id as id,
    registration_number,
    vehicle_class,
    json_build_object('id', lane_id, 'name', name) as lane,
    entered_at,
    exited_at,
    entry_amount,
    overstay_amount
  from toll_passages
  left join toll_lanes using (company_id, lane_id)
  where company_id = :company_id
    and plate_of(:registration_number) <> ''
    and position(plate_of(:registration_number) in plate) > 0
  order by entered_at desc, passage_id desc
  limit 500
) as report;
