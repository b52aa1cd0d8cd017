select coalesce(json_agg(report), '[]') as data
from (
  select
    registration_number,
    vehicle_class,
    json_build_object('id', lane_id, 'name', name) as lane,
    entered_at,
    greatest(floor(extract(epoch from :now::timestamptz - entered_at) / 60), 0)::bigint as inside_minutes
  from toll_passages
  left join toll_lanes using (company_id, lane_id)
  where company_id = :company_id and exited_at is null
  order by entered_at, passage_id
  limit 10000
) as report;
