-- Whether a moment comes before a time of the clock on the wall of a service day, whose hours go from 03:00 to 03:00.
-- Way back: yes, the version before does not ask for this function.

create function is_before(at timestamptz, day date, until_time time) returns boolean
  language sql stable parallel safe
  return at::timestamp - interval '3 hours' < day + (until_time - interval '3 hours');
