-- Hours are those of the clock on the wall, so that every service day has 24 of them, from 03:00 on. What a day
-- had taken by the end of each is stored, so that nothing is added up here. The clock is materialized, since behind
-- row-level security no index is searched by an expression such as `coalesce`; a lower bound of the days among the
-- conditions would have the statement planned anew for each call, which takes longer than the rest. With `offset 0`,
-- the day of each grant is looked up by its key, instead of those of all companies. Where no hour is over since the
-- newest record, the weeks before the last one are not looked up at all. `max` picks the one row of its day: `any_value`
-- came with PostgreSQL 16. Objects are rows: built by json_build_object, each would be copied into the one around it.
with clock as materialized (
  select
    at,
    last_day,
    last_day - 1 as day_before,
    last_day - 7 as week_before,
    array[last_day - 7, last_day - 1] as compared_days,
    array[last_day - 28, last_day - 21, last_day - 14, last_day - 7, last_day - 1] as earlier_days,
    case when goes_on then to_char(clock_hour(at), 'HH24:MI') end as compared_until,
    case when goes_on then hours_over else 24 end as full_hours,
    case when goes_on then hours_over + 1 else 24 end as begun_hours,
    array_fill(0, array[24]) as nothing
  from (select :now::timestamptz as at) as asked
  cross join lateral (
    select
      coalesce(:day::date, service_day(at)) as last_day,
      coalesce(:day::date = service_day(at), true) as goes_on,
      date_part('hour', clock_hour(at) - interval '3 hours')::integer as hours_over
  ) as running
)
select json_build_object(
  'at', at,
  'from_day', last_day,
  'service_day', last_day,
  'compared_from_day', week_before,
  'compared_day', week_before,
  'compared_until', compared_until,
  'companies', (
    select coalesce(
      json_agg(company order by place_of(grants.module), companies.name collate "C", grants.company_id),
      '[]'
    )
    from grants
    join companies using (company_id)
    left join lateral (
      select
        counts, amounts, counts_until, amounts_until, last_until[begun_hours] as newest,
        date_part('hour', clock_hour(last_until[begun_hours]) - interval '3 hours')::integer + 1 as newest_hour
      from takings_by_hour
      where takings_by_hour.company_id = grants.company_id
        and takings_by_hour.module = grants.module::text
        and service_day = last_day
      offset 0
    ) as this_day on true
    cross join lateral (
      select
        max(counts) filter (where service_day = week_before) as week_counts,
        max(amounts) filter (where service_day = week_before) as week_amounts,
        max(counts_until) filter (where service_day = week_before) as week_counts_until,
        max(amounts_until) filter (where service_day = week_before) as week_amounts_until,
        max(counts_until[24]) filter (where service_day = day_before) as yesterday_count,
        max(amounts_until[24]) filter (where service_day = day_before) as yesterday_amount,
        count(*) filter (
          where service_day < day_before
            and last_until[full_hours] > coalesce(last_until[newest_hour], '-infinity')
        ) as usual_weeks
      from takings_by_hour
      where takings_by_hour.company_id = grants.company_id
        and takings_by_hour.module = grants.module::text
        and service_day = any (case when newest_hour >= full_hours then compared_days else earlier_days end)
    ) as earlier
    cross join lateral (
      select
        coalesce(counts_until[full_hours], 0) as total_count,
        coalesce(amounts_until[full_hours], 0) as total_amount
    ) as until_now
    cross join lateral (
      select
        (coalesce(counts, nothing))[1:begun_hours] as counts,
        (coalesce(amounts, nothing))[1:begun_hours] as amounts
    ) as hours_now
    cross join lateral (
      select
        coalesce(counts_until[begun_hours], 0) as total_count,
        coalesce(amounts_until[begun_hours], 0) as total_amount,
        until_now as until,
        hours_now as hours
    ) as taken_now
    cross join lateral (
      select
        coalesce(week_counts_until[full_hours], 0) as total_count,
        coalesce(week_amounts_until[full_hours], 0) as total_amount
    ) as until_then
    cross join lateral (
      select
        coalesce(week_counts, nothing) as counts,
        coalesce(week_amounts, nothing) as amounts
    ) as hours_then
    cross join lateral (
      select
        coalesce(week_counts_until[24], 0) as total_count,
        coalesce(week_amounts_until[24], 0) as total_amount,
        until_then as until,
        hours_then as hours
    ) as taken_then
    cross join lateral (
      select
        coalesce(yesterday_count, 0) as total_count,
        coalesce(yesterday_amount, 0) as total_amount
    ) as taken_before
    cross join lateral (
      select
        grants.module,
        grants.company_id,
        taken_now as today,
        taken_then as last_week,
        taken_before as yesterday,
        usual_weeks,
        coalesce(newest, (
          select case when service_day >= last_day - 31 then last_until[24] end
          from takings_by_hour
          where takings_by_hour.company_id = grants.company_id
            and takings_by_hour.module = grants.module::text
            and service_day < last_day
          order by service_day desc
          limit 1
        )) as last_record_at
    ) as company
    where user_id = viewing_user_id()
  )
) as data
from clock;
