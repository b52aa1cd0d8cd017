-- The service day of a moment is the date that the clock on the wall shows three hours earlier, as it was. Where the
-- clock is put back or forward over 03:00, it shows 03:00 twice or never: a service day starts with the first moment
-- that has it. Where the clock goes back from after 03:00 to before it, the day before comes again, and ends after the
-- next one has started.
-- Way back: yes, the version before asks for the start alone.

-- Of two moments that show 03:00, this is the later one; where none does, it comes after the change.
create function three_oclock(day date) returns timestamptz
  language sql stable parallel safe
  return (day + time '03:00') at time zone current_setting('TimeZone');

create function changes_before_three(day date) returns boolean
  language sql stable parallel safe
  return (three_oclock(day) - interval '24 hours')::timestamp <> three_oclock(day)::timestamp - interval '24 hours';

-- As many minutes before it as the clock has changed by.
create function minutes_until_three(day date) returns setof timestamptz
  language sql stable parallel safe
  as $$
    select three - seconds * interval '1 second'
    from (select three_oclock(day) as three) as shown
    cross join generate_series(
      0, abs(extract(epoch from three::timestamp - (three - interval '24 hours')::timestamp) - 86400)::integer, 60
    ) as seconds
  $$;

create function start_around_change(day date) returns timestamptz
  language sql stable parallel safe
  return (select min(at) from minutes_until_three(day) as at where at::timestamp >= day + time '03:00');

create function end_around_change(day date) returns timestamptz
  language sql stable parallel safe
  return (
    select coalesce(max(at) + interval '1 minute', start_around_change(day + 1))
    from minutes_until_three(day + 1) as at
    where at::timestamp < day + 1 + time '03:00'
  );

-- The next three hold no query, so that a statement that asks them is planned as if their expressions stood in it,
-- and no `coalesce`: behind row-level security, no index is searched by one.
create or replace function service_day_start(day date) returns timestamptz
  language sql stable parallel safe
  return case when changes_before_three(day) then start_around_change(day) else three_oclock(day) end;

create function service_day_end(day date) returns timestamptz
  language sql stable parallel safe
  return case when changes_before_three(day + 1) then end_around_change(day) else three_oclock(day + 1) end;

-- Whether a record of a service day is in a list; by its moment, an index finds it.
create function is_of_service_days(at timestamptz, service_day date, from_date date, until date) returns boolean
  language sql stable parallel safe
  return service_day >= from_date and service_day < until
    and at >= service_day_start(from_date) and at < service_day_end(until - 1);
