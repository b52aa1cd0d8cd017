-- Hours are counted from 03:00 on the clock on the wall, so that every service day has 24 of them.
with clock as (
  select
    at,
    service_day(at) as today,
    service_day(at) + time '03:00' as begins,
    extract(hour from at::timestamp - interval '3 hours')::integer as full_hours
  from (select :now::timestamptz as at) as now
),
days as (
  select name, first_hour, last_hour, full_hours
  from clock
  cross join lateral (
    values ('today', begins, full_hours), ('last_week', begins - interval '7 days', 23)
  ) as day (name, first_hour, last_hour)
),
company_days as (
  select
    grants.company_id,
    grants.module,
    json_object_agg(days.name, figures) as days
  from grants
  cross join days
  cross join lateral (
    select json_build_object(
      'total_count', coalesce(sum(total_count), 0),
      'total_amount', coalesce(sum(total_amount), 0),
      'until', json_build_object(
        'total_count', coalesce(sum(total_count) filter (where nth < full_hours), 0),
        'total_amount', coalesce(sum(total_amount) filter (where nth < full_hours), 0)
      ),
      'hours', json_build_object(
        'counts', json_agg(coalesce(total_count, 0) order by nth),
        'amounts', json_agg(coalesce(total_amount, 0) order by nth)
      )
    ) as figures
    from generate_series(0, last_hour) as nth
    left join (
      select extract(hour from hour - first_hour)::integer as nth, total_count, total_amount
      from hourly_takings
      where company_id = grants.company_id and module = grants.module::text
        and hour >= first_hour and hour <= first_hour + last_hour * interval '1 hour'
    ) as taken using (nth)
  ) as of_day
  where user_id = viewing_user_id()
  group by grants.company_id, grants.module
)
select json_build_object(
  'at', at,
  'service_day', today,
  'compared_day', today - 7,
  'compared_until', to_char(begins + full_hours * interval '1 hour', 'HH24:MI'),
  'companies', (
    select coalesce(
      json_agg(
        json_build_object(
          'module', module,
          'company_id', company_id,
          'today', days -> 'today',
          'last_week', days -> 'last_week',
          'last_record_at', (
            select last_at
            from hourly_takings
            where hourly_takings.company_id = company_days.company_id
              and hourly_takings.module = company_days.module::text
              and hour >= begins - interval '31 days'
              and hour <= begins + full_hours * interval '1 hour'
            order by hour desc
            limit 1
          )
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
