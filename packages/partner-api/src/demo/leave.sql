-- Vehicles that were inside at demo_range.since and have left since; chosen as in days.sql.

create temporary table demo_leavers on commit drop as
select company_id, passage_id, service_day, lane_id, vehicle_class, left_at, overstay
from (
  select
    toll_passages.*,
    entered_at + floor(stay * 60) * interval '1 second' as left_at,
    case when stay > free_minutes then overstay_fare * ceil((stay - free_minutes) / 60) else 0 end as overstay
  from (
    select
      *,
      case
        when pg_temp.chance(passage_key, 54) < 0.0125 then null
        when pg_temp.chance(passage_key, 54) < 0.085 then 121 + 400 * pg_temp.chance(passage_key, 55)
        else 3 + 110 * power(pg_temp.chance(passage_key, 55), 3)
      end as stay
    from toll_passages
    cross join lateral (
      select (company_id * 1000000::bigint + (passage_id / 1000) * 100) * 100 + passage_id % 1000 as passage_key
    ) as keyed
    join demo_companies using (company_id)
    where exited_at is null
  ) as toll_passages
  join toll_fares using (company_id, vehicle_class)
) as inside
cross join demo_range
where left_at <= until;

update toll_passages set exited_at = left_at, overstay_amount = overstay
from demo_leavers
where toll_passages.company_id = demo_leavers.company_id
  and toll_passages.passage_id = demo_leavers.passage_id;

update daily_tolls set
  exited_count = exited_count + leavers,
  overstay_count = overstay_count + overstayers,
  overstay_amount = overstay_amount + overstay
from (
  select
    company_id, service_day, lane_id, vehicle_class,
    count(*) as leavers, count(*) filter (where overstay > 0) as overstayers, sum(overstay) as overstay
  from demo_leavers
  group by company_id, service_day, lane_id, vehicle_class
) as left_since
where daily_tolls.company_id = left_since.company_id
  and daily_tolls.service_day = left_since.service_day
  and daily_tolls.lane_id = left_since.lane_id
  and daily_tolls.vehicle_class = left_since.vehicle_class;
