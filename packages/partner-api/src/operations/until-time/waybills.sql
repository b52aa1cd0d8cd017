with waybills as (
  select *
  from waybills
  where company_id = :company_id
    and (service_day < :until::date - 1 or is_before(issued_at, :until::date - 1, :until_time::time))
)
