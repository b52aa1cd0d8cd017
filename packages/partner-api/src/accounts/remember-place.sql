-- The newest sixteen stay.
with remembered as (
  insert into sign_in_places (user_id, place)
  values (:user_id::integer, :place)
  on conflict (user_id, place) do update set last_at = now()
)
delete from sign_in_places
where user_id = :user_id::integer and place in (
  select place
  from sign_in_places
  where user_id = :user_id::integer and place <> :place
  order by last_at desc
  offset 15
);
