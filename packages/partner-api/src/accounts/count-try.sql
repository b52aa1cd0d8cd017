-- One statement, so that simultaneous attempts wait for each other at the row.
insert into sign_in_tries as stored (subject, tries)
values (:subject, array[clock_timestamp()])
on conflict (subject) do update set
  tries = case
    when (select count(*) from unnest(stored.tries) as t (at) where at > clock_timestamp() - interval '5 minutes')
      >= :most::integer
    then stored.tries
    else array(select at from unnest(stored.tries) as t (at) where at > clock_timestamp() - interval '5 minutes')
      || clock_timestamp()
  end,
  refused =
    (select count(*) from unnest(stored.tries) as t (at) where at > clock_timestamp() - interval '5 minutes')
      >= :most::integer
returning
  refused,
  greatest(1, ceil(extract(epoch from
    stored.tries[cardinality(stored.tries) - :most::integer + 1] + interval '5 minutes' - clock_timestamp()
  )))::integer as retry_after;
