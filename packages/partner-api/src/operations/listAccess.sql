select coalesce(
  json_agg(json_build_object(
    'module', module,
    'user_id', user_id::text,
    'user', name,
    'username', username,
    'role', role,
    'since', since,
    'last_seen', last_seen,
    'is_disabled', is_disabled,
    'is_you', user_id = viewing_user_id()
  ) order by name collate "C", username collate "C", place_of(module)),
  '[]'
) as data
from access_to_the_administered();
