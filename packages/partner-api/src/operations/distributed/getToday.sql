-- Stands before getToday.sql, in place of the table: one question to the nodes that have the viewer's companies.
with takings_by_hour as (
  select * from takings_of_the_viewer(coalesce(:day::date, service_day(:now::timestamptz)), :days::integer)
)
