import type { Db } from "partner-api";

export const differences = (db: Db): Promise<unknown[]> =>
  db.query(`
    with sold as (
      select company_id, module, member.takings_of, service_day, member_id,
        0 as trips, tickets::bigint as tickets, fares
      from ticket_sales
      cross join lateral (values
        ('company', 0), ('counter', coalesce(counter_id, 0)), ('vehicle', coalesce(vehicle_id, 0)),
        ('seller', coalesce(seller_id, 0))
      ) as member (takings_of, member_id)
      union all
      select company_id, module, member.takings_of, service_day, member_id, 1, 0, 0
      from trips
      cross join lateral (values
        ('company', 0), ('vehicle', vehicle_id), ('seller', coalesce(supervisor_id, 0))
      ) as member (takings_of, member_id)
      union all
      select company_id, 'intercity', member.takings_of, service_day, member_id,
        0, cardinality(seats), amount
      from reservations
      cross join lateral (values
        ('counter', coalesce(counter_id, 0)), ('seller', coalesce(agent_id, 0))
      ) as member (takings_of, member_id)
      where status <> 'cancelled'
    ),
    summed as (
      select company_id, module, takings_of, service_day, member_id,
        sum(trips)::bigint, sum(tickets)::bigint, sum(fares)
      from sold group by 1, 2, 3, 4, 5
    ),
    kept as (
      select company_id, module, takings_of::text, service_day, member_id, trips, tickets, fares
      from daily_takings
    ),
    crossed as (
      select company_id, module, vehicle_id, counter_id, service_day, tickets, fares
      from ticket_sales
      where module in ('intracity', 'counterwise_ticketing')
      union all
      select company_id, 'intercity', vehicle_id, counter_id, reservations.service_day,
        cardinality(reservations.seats), amount
      from reservations join coach_trips using (company_id, coach_trip_id)
      where status <> 'cancelled'
    ),
    crossings as (
      select company_id, module, coalesce(vehicle_id, 0), service_day, coalesce(counter_id, 0),
        sum(tickets)::bigint, sum(fares)
      from crossed
      where vehicle_id is not null or counter_id is not null
      group by 1, 2, 3, 4, 5
    ),
    kept_crossings as (
      select company_id, module, vehicle_id, service_day, counter_id, tickets, fares
      from daily_vehicle_counters
    ),
    offline as (
      select company_id, service_day, coalesce(seller_id, 0), coalesce(device_id, ''), coalesce(stoppage, ''),
        sum(tickets)::bigint, sum(fares)
      from ticket_sales
      where module = 'offline_counter'
      group by 1, 2, 3, 4, 5
    ),
    tolls as (
      select company_id, service_day, lane_id, vehicle_class, count(*), sum(entry_amount)::bigint,
        count(exited_at), count(*) filter (where overstay_amount > 0), sum(overstay_amount)::bigint
      from toll_passages group by 1, 2, 3, 4
    ),
    happened as (
      select company_id, module::text, sold_at as at, tickets, fares as amount from ticket_sales
      union all
      select company_id, 'toll_plaza', entered_at, 1, entry_amount from toll_passages
      union all
      select company_id, 'waybill', issued_at, 1, fares - expenses from waybills
      union all
      select company_id, 'intercity', reserved_at, cardinality(seats), amount
      from reservations where status <> 'cancelled'
      union all
      select company_id, 'intercity', reserved_at, 0, 0 from reservations where status = 'cancelled'
    ),
    hours as (
      select company_id, module, (at::timestamp - interval '3 hours')::date as service_day,
        to_char(at, 'HH24') as hour, sum(tickets)::bigint as total_count, sum(amount) as total_amount,
        max(at) as last_at
      from happened group by 1, 2, 3, 4
    ),
    running_hours as (
      select company_id, module, service_day, hour, total_count, total_amount,
        sum(total_count) over until_then as count_until, sum(total_amount) over until_then as amount_until,
        max(last_at) over until_then as last_until
      from hours
      window until_then as (
        partition by company_id, module, service_day order by (hour::integer + 21) % 24
      )
    ),
    kept_hours as (
      select company_id, module, service_day, lpad(((place + 2) % 24)::text, 2, '0'), total_count, total_amount,
        counts_until[place], amounts_until[place], last_until[place]
      from takings_by_hour
      cross join lateral unnest(counts, amounts) with ordinality as each_hour (total_count, total_amount, place)
      where total_count <> 0 or total_amount <> 0 or last_until[place] is distinct from last_until[place - 1]
    )
    select 'takings' as what, to_json(t) as row from (
      (table summed except table kept) union all (table kept except table summed)
    ) as t
    union all
    select 'tolls', to_json(t) from (
      (table tolls except select * from daily_tolls) union all (select * from daily_tolls except table tolls)
    ) as t
    union all
    select 'offline', to_json(t) from (
      (table offline except select * from daily_offline_sales)
      union all (select * from daily_offline_sales except table offline)
    ) as t
    union all
    select 'crossings', to_json(t) from (
      (table crossings except table kept_crossings) union all (table kept_crossings except table crossings)
    ) as t
    union all
    select 'hours', to_json(t) from (
      (table running_hours except table kept_hours) union all (table kept_hours except table running_hours)
    ) as t
    union all
    select 'coach', to_json(t) from (
      select company_id, coach_trip_id
      from coach_trips
      left join reservations using (company_id, coach_trip_id)
      group by company_id, coach_trip_id, sold_seats, sold_fares
      having sold_seats is distinct from
          coalesce(sum(cardinality(reservations.seats)) filter (where status <> 'cancelled'), 0)
        or sold_fares is distinct from coalesce(sum(amount) filter (where status <> 'cancelled'), 0)
    ) as t`);
