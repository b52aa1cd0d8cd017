-- Read in place of getToday.sql where `days` is more than 1: the same answer, added up over these days, with figures by
-- the day in place of those by the hour. With `offset 0`, each day is looked up by its key, instead of all of a company.
with clock as materialized (
  select
    at,
    days,
    last_day,
    case when goes_on then to_char(clock_hour(at), 'HH24:MI') end as compared_until,
    case when goes_on then hours_over else 24 end as full_hours,
    case when goes_on then hours_over + 1 else 24 end as begun_hours
  from (select :now::timestamptz as at, :days::integer as days) as asked
  cross join lateral (
    select
      coalesce(:day::date, service_day(at)) as last_day,
      coalesce(:day::date = service_day(at), true) as goes_on,
      date_part('hour', clock_hour(at) - interval '3 hours')::integer as hours_over
  ) as running
),
span as (
  select
    last_day + place as day,
    case when place = 0 then full_hours else 24 end as full_hours,
    case when place = 0 then begun_hours else 24 end as begun_hours
  from clock
  cross join generate_series(1 - days, 0) as place
)
select json_build_object(
  'at', at,
  'from_day', last_day - days + 1,
  'service_day', last_day,
  'compared_from_day', last_day - days - 6,
  'compared_day', last_day - 7,
  'compared_until', compared_until,
  'companies', (
    select coalesce(
      json_agg(company order by place_of(grants.module), companies.name collate "C", grants.company_id),
      '[]'
    )
    from grants
    join companies using (company_id)
    cross join lateral (
      select
        coalesce(sum(counts_until[span.begun_hours]), 0) as total_count,
        coalesce(sum(amounts_until[span.begun_hours]), 0) as total_amount,
        coalesce(sum(counts_until[span.full_hours]), 0) as count_until,
        coalesce(sum(amounts_until[span.full_hours]), 0) as amount_until,
        array_agg(coalesce(counts_until[span.begun_hours], 0) order by day) as counts,
        array_agg(coalesce(amounts_until[span.begun_hours], 0) order by day) as amounts,
        max(last_until[span.begun_hours]) as newest
      from span
      left join lateral (
        select counts_until, amounts_until, last_until
        from takings_by_hour
        where takings_by_hour.company_id = grants.company_id
          and takings_by_hour.module = grants.module::text
          and service_day = day
        offset 0
      ) as taken on true
    ) as this_span
    cross join lateral (
      select
        coalesce(sum(counts_until[24]), 0) as total_count,
        coalesce(sum(amounts_until[24]), 0) as total_amount,
        coalesce(sum(counts_until[span.full_hours]), 0) as count_until,
        coalesce(sum(amounts_until[span.full_hours]), 0) as amount_until,
        array_agg(coalesce(counts_until[24], 0) order by day) as counts,
        array_agg(coalesce(amounts_until[24], 0) order by day) as amounts
      from span
      left join lateral (
        select counts_until, amounts_until
        from takings_by_hour
        where takings_by_hour.company_id = grants.company_id
          and takings_by_hour.module = grants.module::text
          and service_day = day - 7
        offset 0
      ) as taken on true
    ) as week_before_span
    cross join lateral (
      select this_span.count_until as total_count, this_span.amount_until as total_amount
    ) as until_now
    cross join lateral (select this_span.counts, this_span.amounts) as days_now
    cross join lateral (
      select this_span.total_count, this_span.total_amount, until_now as until, days_now as by_day
    ) as taken_now
    cross join lateral (
      select week_before_span.count_until as total_count, week_before_span.amount_until as total_amount
    ) as until_then
    cross join lateral (select week_before_span.counts, week_before_span.amounts) as days_then
    cross join lateral (
      select
        week_before_span.total_count, week_before_span.total_amount, until_then as until, days_then as by_day
    ) as taken_then
    cross join lateral (
      select
        grants.module,
        grants.company_id,
        taken_now as today,
        taken_then as last_week,
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
