-- Vehicles that were inside at demo_range.since and have left since.

insert into incoming_toll_passages (
  company_id, passage_id, registration_number, vehicle_class, lane_id, entered_at, exited_at,
  entry_amount, overstay_amount
)
select
  company_id, passage_id, registration_number, vehicle_class, lane_id, entered_at, left_at, entry_amount,
  overstay
from (
  select
    toll_passages.*,
    entered_at + floor(stay * 60) * interval '1 second' as left_at,
    case when stay > free_minutes then overstay_fare * ceil((stay - free_minutes) / 60) else 0 end as overstay
  from (
    select *, pg_temp.stay(passage_key, minutes) as stay
    from demo_inside
    left join demo_parking on passage_id % 1000 >= first_passage
      and passage_id % 1000 < first_passage + times_a_day
    cross join lateral (
      select (company_id * 1000000::bigint + (passage_id / 1000) * 100) * 100 + passage_id % 1000 as passage_key
    ) as keyed
  ) as toll_passages
  join demo_fares using (company_id, vehicle_class)
) as inside
cross join demo_range
where left_at <= until;
