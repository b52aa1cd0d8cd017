-- Hours are those of the clock on the wall, so that every service day has 24 of them, from 03:00 on. Those of
-- last week stand beside today's, so that each company is read once.
with clock as (
  select
    at,
    service_day(at) as today,
    service_day(at) + time '03:00' as begins,
    clock_hour(at) as running_hour
  from (select :now::timestamptz as at) as now
),
company_days as (
  select grants.company_id, grants.module, days.*
  from clock
  cross join grants
  cross join lateral (
    select
      json_build_object(
        'total_count', coalesce(sum(now_count), 0),
        'total_amount', coalesce(sum(now_amount), 0),
        'until', json_build_object(
          'total_count', coalesce(sum(now_count) filter (where is_over), 0),
          'total_amount', coalesce(sum(now_amount) filter (where is_over), 0)
        ),
        'hours', json_build_object(
          'counts', json_agg(coalesce(now_count, 0)) filter (where hour <= running_hour),
          'amounts', json_agg(coalesce(now_amount, 0)) filter (where hour <= running_hour)
        )
      ) as today,
      json_build_object(
        'total_count', coalesce(sum(then_count), 0),
        'total_amount', coalesce(sum(then_amount), 0),
        'until', json_build_object(
          'total_count', coalesce(sum(then_count) filter (where is_over), 0),
          'total_amount', coalesce(sum(then_amount) filter (where is_over), 0)
        ),
        'hours', json_build_object(
          'counts', json_agg(coalesce(then_count, 0)),
          'amounts', json_agg(coalesce(then_amount, 0))
        )
      ) as last_week,
      max(last_at) as last_at
    from (
      select *, hour < running_hour as is_over
      from generate_series(begins, begins + interval '23 hours', interval '1 hour') as hour
      left join (
        select hour, total_count as now_count, total_amount as now_amount, last_at
        from hourly_takings
        where company_id = grants.company_id and module = grants.module::text
          and hour >= begins and hour <= running_hour
      ) as now using (hour)
      left join (
        select
          hour + interval '7 days' as hour, total_count as then_count, total_amount as then_amount
        from hourly_takings
        where company_id = grants.company_id and module = grants.module::text
          and hour >= begins - interval '7 days' and hour <= begins - interval '6 days 1 hour'
      ) as last_week using (hour)
      order by hour
    ) as hours
  ) as days
  where user_id = viewing_user_id()
)
select json_build_object(
  'at', at,
  'service_day', today,
  'compared_day', today - 7,
  'compared_until', to_char(running_hour, 'HH24:MI'),
  'companies', (
    select coalesce(
      json_agg(
        json_build_object(
          'module', module,
          'company_id', company_id,
          'today', company_days.today,
          'last_week', last_week,
          'last_record_at', coalesce(company_days.last_at, (
            select last_at
            from hourly_takings
            where hourly_takings.company_id = company_days.company_id
              and hourly_takings.module = company_days.module::text
              and hour >= begins - interval '31 days' and hour < begins
            order by hour desc
            limit 1
          ))
        )
        order by module, companies.name collate "C", company_id
      ),
      '[]'
    )
    from company_days
    join companies using (company_id)
  )
) as data
from clock;
