select json_build_object(
  'total_entry_count', coalesce(sum(entry_count), 0),
  'total_entry_amount', coalesce(sum(entry_amount), 0),
  'total_exited_count', coalesce(sum(exited_count), 0),
  'total_non_exited_count', coalesce(sum(entry_count - exited_count), 0),
  'total_overstay_count', coalesce(sum(overstay_count), 0),
  'total_overstay_amount', coalesce(sum(overstay_amount), 0)
) as data
from daily_tolls
where company_id = :company_id and service_day = service_day(:now::timestamptz);
