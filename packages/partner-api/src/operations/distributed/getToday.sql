-- Stands before getToday.sql, in place of the table: one question to the nodes that have the viewer's companies.
with takings_by_hour as (
  select * from takings_of_the_viewer(service_day(:now::timestamptz))
)
