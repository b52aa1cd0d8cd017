-- Each connection's TimeZone is the reporting time zone.
-- Way back: no, there is no version before it.

create function service_day(at timestamptz) returns date
  language sql stable parallel safe
  return (at::timestamp - interval '3 hours')::date;

create function service_day_start(day date) returns timestamptz
  language sql stable parallel safe
  return (day + time '03:00') at time zone current_setting('TimeZone');
