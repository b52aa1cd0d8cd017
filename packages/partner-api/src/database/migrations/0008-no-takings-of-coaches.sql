-- No report reads what coaches and all of intercity took by day, and nothing moves these figures any more.
-- Way back: no, the version before would keep the takings of coaches again, from then on.

delete from daily_takings
where module = 'intercity' and takings_of in ('company', 'vehicle');
