-- Hours are those of the clock on the wall, so that every service day has 24 of them, from 03:00 on. What a day
-- had taken by the end of each is stored, so that nothing is added up here. A lower bound of the days among the
-- conditions would have it planned anew for each call, which takes longer than the rest. With `offset 0`, the two
-- days of each grant are looked up by their key, instead of those of all companies. Objects are rows: built by
-- json_build_object, each would be copied into the one around it.
with clock as (
  select
    at,
    service_day(at) as running_day,
    clock_hour(at) as running_hour,
    extract(hour from clock_hour(at) - interval '3 hours')::integer as full_hours,
    array_fill(0, array[24]) as nothing
  from (select :now::timestamptz as at) as now
)
select json_build_object(
  'at', at,
  'service_day', running_day,
  'compared_day', running_day - 7,
  'compared_until', to_char(running_hour, 'HH24:MI'),
  'companies', (
    select coalesce(
      json_agg(company order by place_of(grants.module), companies.name collate "C", grants.company_id),
      '[]'
    )
    from grants
    join companies using (company_id)
    left join lateral (
      select counts, amounts, counts_until, amounts_until, last_until
      from takings_by_hour
      where takings_by_hour.company_id = grants.company_id
        and takings_by_hour.module = grants.module::text
        and service_day = running_day
      offset 0
    ) as this_day on true
    left join lateral (
      select counts, amounts, counts_until, amounts_until
      from takings_by_hour
      where takings_by_hour.company_id = grants.company_id
        and takings_by_hour.module = grants.module::text
        and service_day = running_day - 7
      offset 0
    ) as week_ago on true
    cross join lateral (
      select
        coalesce(this_day.counts_until[full_hours], 0) as total_count,
        coalesce(this_day.amounts_until[full_hours], 0) as total_amount
    ) as until_now
    cross join lateral (
      select
        (coalesce(this_day.counts, nothing))[1:full_hours + 1] as counts,
        (coalesce(this_day.amounts, nothing))[1:full_hours + 1] as amounts
    ) as hours_now
    cross join lateral (
      select
        coalesce(this_day.counts_until[full_hours + 1], 0) as total_count,
        coalesce(this_day.amounts_until[full_hours + 1], 0) as total_amount,
        until_now as until,
        hours_now as hours
    ) as taken_now
    cross join lateral (
      select
        coalesce(week_ago.counts_until[full_hours], 0) as total_count,
        coalesce(week_ago.amounts_until[full_hours], 0) as total_amount
    ) as until_then
    cross join lateral (
      select
        coalesce(week_ago.counts, nothing) as counts,
        coalesce(week_ago.amounts, nothing) as amounts
    ) as hours_then
    cross join lateral (
      select
        coalesce(week_ago.counts_until[24], 0) as total_count,
        coalesce(week_ago.amounts_until[24], 0) as total_amount,
        until_then as until,
        hours_then as hours
    ) as taken_then
    cross join lateral (
      select
        grants.module,
        grants.company_id,
        taken_now as today,
        taken_then as last_week,
        coalesce(this_day.last_until[full_hours + 1], (
          select case when service_day >= running_day - 31 then last_until[24] end
          from takings_by_hour
          where takings_by_hour.company_id = grants.company_id
            and takings_by_hour.module = grants.module::text
            and service_day < running_day
          order by service_day desc
          limit 1
        )) as last_record_at
    ) as company
    where user_id = viewing_user_id()
  )
) as data
from clock;
