-- What is stored of the demo companies, beside the functions that make the rest of it up: a distributed database
-- has these functions on its coordinator alone.

create temporary table demo_vehicles on commit drop as
select vehicles.company_id, vehicle_id, capacity, route
from vehicles
join demo_companies using (company_id)
where status = 'active';

create temporary table demo_fares on commit drop as
select toll_fares.*
from toll_fares
join demo_companies using (company_id);

create temporary table demo_inside on commit drop as
select toll_passages.*
from toll_passages
join demo_companies using (company_id)
where exited_at is null;
