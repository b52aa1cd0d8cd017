-- A departure's fares are a sum, as wide as the daily figures.
-- Way back: no, the version before does not read this line.

alter table coach_trips alter column sold_fares type numeric(16, 2);
