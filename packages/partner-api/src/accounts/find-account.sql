-- The name is folded as the index of names folds it, whether or not it is anyone's; one encoding is counted for all.
select
  encode(sha256(convert_to(lower(:composed::text), 'UTF8')), 'hex') as name_hash,
  user_id,
  password_hash,
  disabled_at is not null as disabled,
  (select value from settings where name = 'sign_in_places_key') as key,
  (
    select string_agg(place, ' ')
    from sign_in_places
    where sign_in_places.user_id = users.user_id and last_at > now() - :days::integer * interval '1 day'
  ) as places
from (select) as always
left join lateral (
  select user_id, password_hash, disabled_at
  from users
  where lower(username) in (lower(:username::text), lower(:composed::text))
  order by lower(username) = lower(:username::text) desc
  limit 1
) as users on true;
