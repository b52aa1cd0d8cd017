-- Answers which places have become new since the last sign-in from this one; where this one is new itself, the last of
-- them. The newest sixteen places stay.
with known as (
  select last_at from sign_in_places where user_id = :user_id::integer and place = :place
),
told as (
  select new_at as at, device
  from sign_in_places
  where user_id = :user_id::integer and place <> :place
    and new_at > coalesce((select last_at from known), '-infinity')
  order by new_at desc
  limit case when exists (select from known) then 16 else 1 end
),
remembered as (
  insert into sign_in_places (user_id, place, new_at, device)
  select
    :user_id::integer,
    :place,
    case when exists (select from sign_in_places where user_id = :user_id::integer) then now() end,
    :device::text
  on conflict (user_id, place) do update set last_at = now()
),
forgotten as (
  delete from sign_in_places
  where user_id = :user_id::integer and place in (
    select place
    from sign_in_places
    where user_id = :user_id::integer and place <> :place
    order by last_at desc
    offset 15
  )
)
select at, device from told order by at desc;
