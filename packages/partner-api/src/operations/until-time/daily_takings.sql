-- Each file of this folder stands before a report, in place of the table that it is named after: of the last day of
-- the range, it has what was recorded before a time, added up from the records.
with daily_takings as (
  select company_id, module::text as module, takings_of::text as takings_of, service_day, member_id, trips, tickets, fares
  from daily_takings
  where company_id = :company_id and module = :module and service_day < :until::date - 1
  union all
  select company_id, module, takings_of, service_day, member_id, sum(trips), sum(tickets), sum(fares)
  from (
    select company_id, module::text as module, member.*, service_day, 0 as trips, tickets, fares
    from ticket_sales
    cross join lateral (
      values
        ('company', 0),
        ('counter', coalesce(counter_id, 0)),
        ('vehicle', coalesce(vehicle_id, 0)),
        ('seller', coalesce(seller_id, 0))
    ) as member (takings_of, member_id)
    where company_id = :company_id and module = :module and service_day = :until::date - 1
      and is_before(sold_at, service_day, :until_time::time)
    union all
    select company_id, module::text, member.*, service_day, 1, 0, 0
    from trips
    cross join lateral (
      values ('company', 0), ('vehicle', vehicle_id), ('seller', coalesce(supervisor_id, 0))
    ) as member (takings_of, member_id)
    where company_id = :company_id and module = :module and service_day = :until::date - 1
      and is_before(departed_at, service_day, :until_time::time)
    union all
    select company_id, 'intercity', member.*, service_day, 0, cardinality(seats), amount
    from reservations
    cross join lateral (
      values ('counter', coalesce(counter_id, 0)), ('seller', coalesce(agent_id, 0))
    ) as member (takings_of, member_id)
    where company_id = :company_id and :module = 'intercity' and status <> 'cancelled'
      and is_of_service_days(reserved_at, service_day, :until::date - 1, :until::date)
      and is_before(reserved_at, service_day, :until_time::time)
  ) as taken
  group by company_id, module, takings_of, service_day, member_id
)
