-- Every choice is pg_temp.chance() of a key and a salt, so that the same seed gives the same data.

create temporary table demo_places on commit drop as
select array[
  'Gabtoli', 'Mohakhali', 'Sayedabad', 'Uttara', 'Farmgate', 'Shahbagh', 'Motijheel', 'Gulistan',
  'Mirpur 10', 'Badda', 'Rampura', 'Jatrabari', 'Banani', 'Kuril', 'Abdullahpur', 'Savar', 'Kallyanpur',
  'Shyamoli', 'Asad Gate', 'Newmarket', 'Malibagh', 'Khilkhet', 'Azampur', 'Tongi', 'Chashara'
] as stops, array[
  'Chattogram', 'Sylhet', 'Khulna', 'Rajshahi', 'Barishal', 'Rangpur', 'Jashore', 'Bogura', 'Cox''s Bazar',
  'Cumilla', 'Dinajpur', 'Kushtia'
] as towns;

create or replace function pg_temp.person(key bigint) returns text language sql immutable as $$
  select case
    when pg_temp.chance(key, 1) < 0.04 then null
    else (array[
      'Rahima', 'Md. Rafiq', 'Shirin', 'Harun', 'Ratan', 'Nasrin', 'Abdul Karim', 'Jahangir', 'Sultana', 'Tariq',
      'Farzana', 'Mizanur', 'Shahin', 'Kamrul', 'Moushumi', 'Anwar', 'Bimal', 'Delwar', 'Rokeya', 'Sohel',
      'Tania', 'Zakir', 'Liton', 'Parveen'
    ])[1 + floor(24 * pg_temp.chance(key, 2))::integer] || ' ' || (array[
      'Khatun', 'Mia', 'Akter', 'Das', 'Hossain', 'Rahman', 'Islam', 'Begum', 'Sarkar', 'Chowdhury', 'Uddin',
      'Talukder', 'Biswas', 'Mondal', 'Howlader', 'Sheikh'
    ])[1 + floor(16 * pg_temp.chance(key, 3))::integer]
  end
$$;
