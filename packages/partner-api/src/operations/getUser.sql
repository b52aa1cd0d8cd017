select json_build_object(
  'user', json_build_object(
    'id', user_id::text, 'name', name, 'username', username, 'phone', phone, 'email', email
  ),
  'allowed_companies', (
    select coalesce(json_object_agg(module || '_companies', list), '{}')
    from (
      select module, json_agg(
        case when module in ('water', 'intercity')
          then json_strip_nulls(json_build_object(
            '_id', company_id::text, 'name', companies.name, 'role', nullif(role, 'reader')
          ))
          else json_strip_nulls(json_build_object(
            'id', company_id, 'name', companies.name, 'role', nullif(role, 'reader')
          ))
        end
        order by companies.name collate "C", company_id
      ) as list
      from grants
      join companies using (company_id)
      where grants.user_id = users.user_id
      group by module
    ) as by_module
  ),
  'reporting', json_strip_nulls(json_build_object(
    'time_zone', current_setting('TimeZone'),
    'currency', :currency::text,
    'week_starts_on', :week_starts_on::text,
    'weekend', string_to_array(nullif(:weekend::text, ''), ',')
  )),
  'features', :features::json,
  'must_change_password', must_change_password,
  'password_rules', :password_rules::json
) as data
from users
where user_id = viewing_user_id();
