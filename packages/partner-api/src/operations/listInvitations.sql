select coalesce(
  json_agg(json_build_object(
    'id', id,
    'module', module,
    'name', name,
    'role', role,
    'invited_by', invited_by,
    'invited_at', invited_at,
    'expires_at', expires_at
  ) order by invited_at desc, id),
  '[]'
) as data
from invitations_to_the_administered(:now::timestamptz);
