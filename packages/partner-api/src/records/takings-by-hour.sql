-- After the records of any kind: what they add to the hours of each day.

with added as (
  delete from added_by_hour
  returning
    company_id, module, (hour - interval '3 hours')::date as service_day,
    extract(hour from hour - interval '3 hours')::integer as place, total_count, total_amount, last_at
),
every_hour as (
  select company_id, module, service_day, place, total_count, total_amount, last_at
  from added
  union all
  select company_id, module, service_day, place, 0, 0, null
  from (select distinct company_id, module, service_day from added) as days
  cross join generate_series(0, 23) as place
),
hours as (
  select
    company_id, module, service_day, place, sum(total_count) as total_count,
    sum(total_amount) as total_amount, sum(sum(total_count)) over until_then as count_until,
    sum(sum(total_amount)) over until_then as amount_until, max(max(last_at)) over until_then as last_until
  from every_hour
  group by company_id, module, service_day, place
  window until_then as (partition by company_id, module, service_day order by place)
)
insert into takings_by_hour as stored (
  company_id, module, service_day, counts, amounts, counts_until, amounts_until, last_until
)
select
  company_id, module, service_day, array_agg(total_count order by place),
  array_agg(total_amount order by place), array_agg(count_until order by place),
  array_agg(amount_until order by place), array_agg(last_until order by place)
from hours
group by company_id, module, service_day
-- Column by column: Citus mixes up several that are set at once.
on conflict (company_id, module, service_day) do update set
  counts = (
    select array_agg(kept + added order by place)
    from unnest(stored.counts, excluded.counts) with ordinality as hours (kept, added, place)
  ),
  amounts = (
    select array_agg(kept + added order by place)
    from unnest(stored.amounts, excluded.amounts) with ordinality as hours (kept, added, place)
  ),
  counts_until = (
    select array_agg(kept + added order by place)
    from unnest(stored.counts_until, excluded.counts_until) with ordinality as hours (kept, added, place)
  ),
  amounts_until = (
    select array_agg(kept + added order by place)
    from unnest(stored.amounts_until, excluded.amounts_until) with ordinality as hours (kept, added, place)
  ),
  last_until = (
    select array_agg(greatest(kept, added) order by place)
    from unnest(stored.last_until, excluded.last_until) with ordinality as hours (kept, added, place)
  );
