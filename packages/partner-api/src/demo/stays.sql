-- Vehicles that park come at fixed intervals, around the clock, and each kind stays two minutes longer than one
-- of the spans that the portal tells apart: at any time, somebody has been inside for each of them. The first come
-- every 48 minutes, so that somebody is there for less than an hour even minutes after the last record.
create temporary table demo_parking on commit drop as
select *
from (
  values (501, 30, 62), (531, 8, 242), (541, 3, 722), (551, 2, 1442), (561, 1, 4320)
) as parking (first_passage, times_a_day, minutes);

-- The minutes that a vehicle stays, null for one that never leaves: one that parks as long as its kind does. Of the
-- others, one in eighty never leaves, and one in fourteen stays beyond its two free hours. It has no subquery, so
-- that PostgreSQL puts it into the statement instead of calling it for each passage.
create or replace function pg_temp.stay(passage_key bigint, parked_minutes integer) returns float8
  language sql immutable
  return coalesce(
    parked_minutes,
    case
      when pg_temp.chance(passage_key, 54) < 0.0125 then null
      when pg_temp.chance(passage_key, 54) < 0.085 then 121 + 400 * pg_temp.chance(passage_key, 55)
      else 3 + 110 * power(pg_temp.chance(passage_key, 55), 3)
    end
  );
