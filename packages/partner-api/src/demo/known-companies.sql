-- As companies.sql made them; each has one module.

create temporary table demo_companies on commit drop as
select distinct company_id, module
from grants
join users using (user_id)
where username = 'demo' and company_id between 101 and 803;
