-- The last change of each service day of a company, and of what belongs to no day, such as a counter's name, at
-- '-infinity'. Answers on these days can change only when one of these does. As it refers to the companies, it stays
-- with them on the coordinator of Citus, where viewers are found.
-- Way back: no, the version before would not note which days have changed, so that old answers would stay.

create table last_changes (
  company_id integer not null references companies on delete cascade,
  service_day date not null,
  change uuid not null,
  primary key (company_id, service_day)
);

-- A day from before has no row: this tells the databases apart that come from one backup.
insert into last_changes (company_id, service_day, change)
select company_id, '-infinity', gen_random_uuid()
from companies;
