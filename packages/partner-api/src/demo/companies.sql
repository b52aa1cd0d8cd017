
create temporary table demo_companies on commit drop as
select
  (100 * place + number)::integer as company_id,
  module::service_module as module,
  companies[number] as name
from (
  values
    (1, 'intracity', array['Meghna City Line', 'Padma Metro Bus', 'Shapla Paribahan']),
    (2, 'supervisor', array['Turag Transport', 'Balaka Bus Service', 'Doyel Paribahan']),
    (3, 'offline_counter', array['Modhumoti Counters', 'Kingfisher Express', 'Arial Kha Tickets']),
    (4, 'toll_plaza', array['Rupsha Crossing Toll', 'Gorai Link Toll', 'Titas Bypass Toll']),
    (5, 'waybill', array['Surma Roadways', 'Kushiyara Transport', 'Halda Motors']),
    (6, 'water', array['Kirtonkhola Launch', 'Sandhya River Line', 'Payra Navigation']),
    (7, 'intercity', array['Karnaphuli Coaches', 'Mohananda Express', 'Sangu Travels']),
    (8, 'counterwise_ticketing', array['Teesta Ticketing', 'Dharla Link', 'Jamuna City Bus'])
) as modules (place, module, companies)
cross join generate_series(1, 3) as number;

insert into companies (company_id, name)
select company_id, name
from demo_companies;

insert into counters
select
  company_id,
  module,
  company_id * 1000 + number,
  case when pg_temp.chance(company_id * 1000 + number, 4) >= 0.03 then
    stops[1 + (number - 1) % cardinality(stops)] || coalesce(' ' || nullif(1 + (number - 1) / cardinality(stops), 1), '')
  end
from demo_companies
cross join demo_places
cross join generate_series(1, 28) as number
where module in ('intracity', 'intercity', 'counterwise_ticketing');

insert into vehicles
select
  company_id,
  module,
  company_id * 1000 + number,
  case module
    when 'water' then 'MV-' || lpad((company_id * 37 % 9000 + number * 13)::text, 4, '0')
    else 'DHK-' || (11 + company_id % 5) || '-' || lpad(((company_id * 613 + number * 89) % 10000)::text, 4, '0')
  end,
  case module
    when 'water' then 'MV ' || (array['Sundarban', 'Parabat', 'Tipu', 'Farhan', 'Surovi', 'Kuakata', 'Adventure', 'Green Line'])[1 + (number - 1) % 8]
      || ' ' || (1 + company_id % 10)
    when 'intercity' then 'Coach ' || number
  end,
  case module
    when 'water' then (array['Launch', 'Ferry'])[1 + number % 2]
    when 'intercity' then (array['Coach', 'AC coach', 'Sleeper coach'])[1 + number % 3]
    else (array['Bus', 'Minibus', 'Double-decker'])[1 + floor(3 * pg_temp.chance(company_id * 1000 + number, 5))::integer]
  end,
  case
    when pg_temp.chance(company_id * 1000 + number, 6) < 0.03 then null
    when module = 'water' then 300 + 50 * (number % 9)
    else 30 + 2 * floor(12 * pg_temp.chance(company_id * 1000 + number, 7))
  end,
  case
    when pg_temp.chance(company_id * 1000 + number, 8) < 0.05 then null
    when module in ('water', 'intercity') then 'Dhaka to ' || towns[1 + number % cardinality(towns)]
    else stops[1 + number % cardinality(stops)] || ' to ' || stops[1 + (number * 7 + 3) % cardinality(stops)]
  end,
  (array['active', 'active', 'active', 'active', 'active', 'active', 'active', 'idle', 'maintenance', 'retired'])
    [1 + floor(10 * pg_temp.chance(company_id * 1000 + number, 9))::integer]
from demo_companies
cross join demo_places
cross join generate_series(1, 40) as number
where number <= case module
    when 'intracity' then 22 when 'supervisor' then 14 when 'water' then 6 when 'waybill' then 16
    when 'intercity' then 16 when 'counterwise_ticketing' then 16 else 0
  end;

insert into people
select company_id, module, company_id * 1000 + 100 * place + number, role, pg_temp.person(company_id * 1000 + 100 * place + number)
from demo_companies
cross join generate_series(1, 40) as number
join (
  values
    ('supervisor', 0, 'supervisor', 25),
    ('offline_counter', 0, 'counterman', 30),
    ('waybill', 0, 'driver', 30),
    ('water', 0, 'counterman', 12),
    ('water', 1, 'deckman', 12),
    ('water', 2, 'cabinman', 12),
    ('water', 3, 'agent', 12),
    ('intercity', 3, 'agent', 20)
) as roles (role_module, place, role, people) on role_module = module::text and number <= people;

insert into devices
select company_id, 'POS-' || (company_id * 10 + number)
from demo_companies
cross join generate_series(1, 12) as number
where module = 'offline_counter';

insert into toll_lanes
select company_id, number, 'Lane ' || number
from demo_companies
cross join generate_series(1, 6) as number
where module = 'toll_plaza';

insert into toll_fares
select company_id, vehicle_class, fare, overstay_fare, 120
from demo_companies
cross join (
  values
    ('Motorcycle', 10, 10), ('Car', 60, 20), ('Microbus', 90, 30), ('Minibus', 140, 40), ('Bus', 200, 50), ('Truck', 240, 60),
    ('Trailer', 480, 120)
) as classes (vehicle_class, fare, overstay_fare)
where module = 'toll_plaza';
