-- Hours are those of the clock on the wall, so that every service day has 24 of them, from 03:00 on. What a day
-- had taken by the end of each is stored, so that nothing is added up here. A lower bound of the days among the
-- conditions would have it planned anew for each call, which takes longer than the rest.
with clock as (
  select
    at,
    service_day(at) as today,
    clock_hour(at) as running_hour,
    extract(hour from clock_hour(at) - interval '3 hours')::integer as full_hours,
    array_fill(0, array[24]) as nothing
  from (select :now::timestamptz as at) as now
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
          'module', grants.module,
          'company_id', grants.company_id,
          'today', json_build_object(
            'total_count', coalesce(this_day.counts_until[full_hours + 1], 0),
            'total_amount', coalesce(this_day.amounts_until[full_hours + 1], 0),
            'until', json_build_object(
              'total_count', coalesce(this_day.counts_until[full_hours], 0),
              'total_amount', coalesce(this_day.amounts_until[full_hours], 0)
            ),
            'hours', json_build_object(
              'counts', (coalesce(this_day.counts, nothing))[1:full_hours + 1],
              'amounts', (coalesce(this_day.amounts, nothing))[1:full_hours + 1]
            )
          ),
          'last_week', json_build_object(
            'total_count', coalesce(week_ago.counts_until[24], 0),
            'total_amount', coalesce(week_ago.amounts_until[24], 0),
            'until', json_build_object(
              'total_count', coalesce(week_ago.counts_until[full_hours], 0),
              'total_amount', coalesce(week_ago.amounts_until[full_hours], 0)
            ),
            'hours', json_build_object(
              'counts', coalesce(week_ago.counts, nothing),
              'amounts', coalesce(week_ago.amounts, nothing)
            )
          ),
          'last_record_at', coalesce(this_day.last_until[full_hours + 1], (
            select case when service_day >= today - 31 then last_until[24] end
            from takings_by_hour
            where takings_by_hour.company_id = grants.company_id
              and takings_by_hour.module = grants.module::text
              and service_day < today
            order by service_day desc
            limit 1
          ))
        )
        order by place_of(grants.module), companies.name collate "C", grants.company_id
      ),
      '[]'
    )
    from grants
    join companies using (company_id)
    left join takings_by_hour as this_day
      on this_day.company_id = grants.company_id and this_day.module = grants.module::text
      and this_day.service_day = today
    left join takings_by_hour as week_ago
      on week_ago.company_id = grants.company_id and week_ago.module = grants.module::text
      and week_ago.service_day = today - 7
    where user_id = viewing_user_id()
  )
) as data
from clock;
