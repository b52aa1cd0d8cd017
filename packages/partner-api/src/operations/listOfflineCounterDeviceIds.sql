select coalesce(json_agg(device_id order by device_id collate "C"), '[]') as data
from devices
where company_id = :company_id;
