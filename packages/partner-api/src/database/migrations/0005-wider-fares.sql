-- A departure's fares are a sum, as wide as the daily figures.

alter table coach_trips alter column sold_fares type numeric(16, 2);
