-- Over several nodes, getToday asks for the days of a span and of the week before it, for the day before it, for the
-- same weekday of the four weeks before, and for the last day that had any within a month.
-- Way back: yes, the version before asks for the running day alone.

create function takings_of_the_viewer(last_day date, days integer) returns table (
  company_id integer, module text, service_day date, counts bigint[], amounts numeric(20, 2)[],
  counts_until bigint[], amounts_until numeric(20, 2)[], last_until timestamptz[]
)
  language plpgsql stable
  as $$
    begin
      return query execute
        'select company_id, module, service_day, counts, amounts, counts_until, amounts_until, last_until
         from (
           select
             *, $2 - service_day as age,
             row_number() over (partition by company_id, module order by service_day desc) as place
           from takings_by_hour
           where company_id = any ($1) and service_day between $2 - 31 and $2
         ) as days
         where place <= 2 or age = 1 or mod(age, 7) = 0 or age < 14 and mod(age, 7) < $3'
        using array(select grants.company_id from grants where user_id = viewing_user_id()), last_day, days;
    end
  $$;
