-- What the version of 0014-walls-planned-once.sql had stored after the members and the first two nights of month.ts,
-- as its own command line left it.

insert into settings (name, value)
select name, value
from json_populate_recordset(null::settings, '[
  {"name":"records","value":"8"},
  {"name":"reporting_time_zone","value":"Asia/Dhaka"}
]');

insert into companies (company_id, name, created_at)
select company_id, name, created_at
from json_populate_recordset(null::companies, '[
  {"company_id":1001,"name":"Bhairab Lines","created_at":"2026-06-01T10:00:00+06:00"},
  {"company_id":1002,"name":"Meghna Coaches","created_at":"2026-06-01T10:00:00+06:00"}
]');

insert into users (user_id, username, name, phone, email, password_hash, created_at, disabled_at)
select user_id, username, name, phone, email, password_hash, created_at, disabled_at
from json_populate_recordset(null::users, '[
  {"user_id":1,"username":"nasrin","name":"Nasrin Akter","phone":null,"email":null,"password_hash":"none","created_at":"2026-06-01T10:00:00+06:00","disabled_at":null}
]');

insert into grants (company_id, module, user_id)
select company_id, module, user_id
from json_populate_recordset(null::grants, '[
  {"company_id":1001,"module":"intracity","user_id":1},
  {"company_id":1001,"module":"toll_plaza","user_id":1},
  {"company_id":1002,"module":"intracity","user_id":1},
  {"company_id":1002,"module":"toll_plaza","user_id":1}
]');

insert into counters (company_id, module, counter_id, name)
select company_id, module, counter_id, name
from json_populate_recordset(null::counters, '[
  {"company_id":1001,"module":"intracity","counter_id":1,"name":"Counter 1"},
  {"company_id":1001,"module":"intracity","counter_id":2,"name":"Counter 2"},
  {"company_id":1001,"module":"intracity","counter_id":3,"name":"Counter 3"},
  {"company_id":1002,"module":"intracity","counter_id":1,"name":"Counter 1"},
  {"company_id":1002,"module":"intracity","counter_id":2,"name":"Counter 2"},
  {"company_id":1002,"module":"intracity","counter_id":3,"name":"Counter 3"}
]');

insert into daily_takings (company_id, module, takings_of, service_day, member_id, trips, tickets, fares)
select company_id, module, takings_of, service_day, member_id, trips, tickets, fares
from json_populate_recordset(null::daily_takings, '[
  {"company_id":1001,"module":"intracity","takings_of":"company","service_day":"2026-06-01","member_id":0,"trips":0,"tickets":14,"fares":100.06},
  {"company_id":1001,"module":"intracity","takings_of":"company","service_day":"2026-06-02","member_id":0,"trips":0,"tickets":13,"fares":105.06},
  {"company_id":1001,"module":"intracity","takings_of":"counter","service_day":"2026-06-01","member_id":1,"trips":0,"tickets":7,"fares":50.03},
  {"company_id":1001,"module":"intracity","takings_of":"counter","service_day":"2026-06-01","member_id":2,"trips":0,"tickets":3,"fares":25.01},
  {"company_id":1001,"module":"intracity","takings_of":"counter","service_day":"2026-06-01","member_id":3,"trips":0,"tickets":4,"fares":25.02},
  {"company_id":1001,"module":"intracity","takings_of":"counter","service_day":"2026-06-02","member_id":1,"trips":0,"tickets":5,"fares":26.27},
  {"company_id":1001,"module":"intracity","takings_of":"counter","service_day":"2026-06-02","member_id":3,"trips":0,"tickets":4,"fares":26.26},
  {"company_id":1001,"module":"intracity","takings_of":"counter","service_day":"2026-06-02","member_id":2,"trips":0,"tickets":4,"fares":52.53},
  {"company_id":1001,"module":"intracity","takings_of":"seller","service_day":"2026-06-01","member_id":0,"trips":0,"tickets":14,"fares":100.06},
  {"company_id":1001,"module":"intracity","takings_of":"seller","service_day":"2026-06-02","member_id":0,"trips":0,"tickets":13,"fares":105.06},
  {"company_id":1001,"module":"intracity","takings_of":"vehicle","service_day":"2026-06-01","member_id":0,"trips":0,"tickets":5,"fares":25.03},
  {"company_id":1001,"module":"intracity","takings_of":"vehicle","service_day":"2026-06-01","member_id":1,"trips":0,"tickets":9,"fares":75.03},
  {"company_id":1001,"module":"intracity","takings_of":"vehicle","service_day":"2026-06-02","member_id":2,"trips":0,"tickets":12,"fares":78.78},
  {"company_id":1001,"module":"intracity","takings_of":"vehicle","service_day":"2026-06-02","member_id":0,"trips":0,"tickets":1,"fares":26.28},
  {"company_id":1002,"module":"intracity","takings_of":"company","service_day":"2026-06-01","member_id":0,"trips":0,"tickets":13,"fares":100.06},
  {"company_id":1002,"module":"intracity","takings_of":"company","service_day":"2026-06-02","member_id":0,"trips":0,"tickets":12,"fares":105.06},
  {"company_id":1002,"module":"intracity","takings_of":"counter","service_day":"2026-06-01","member_id":1,"trips":0,"tickets":4,"fares":50.03},
  {"company_id":1002,"module":"intracity","takings_of":"counter","service_day":"2026-06-01","member_id":3,"trips":0,"tickets":5,"fares":25.02},
  {"company_id":1002,"module":"intracity","takings_of":"counter","service_day":"2026-06-01","member_id":2,"trips":0,"tickets":4,"fares":25.01},
  {"company_id":1002,"module":"intracity","takings_of":"counter","service_day":"2026-06-02","member_id":1,"trips":0,"tickets":1,"fares":26.27},
  {"company_id":1002,"module":"intracity","takings_of":"counter","service_day":"2026-06-02","member_id":3,"trips":0,"tickets":5,"fares":26.26},
  {"company_id":1002,"module":"intracity","takings_of":"counter","service_day":"2026-06-02","member_id":2,"trips":0,"tickets":6,"fares":52.53},
  {"company_id":1002,"module":"intracity","takings_of":"seller","service_day":"2026-06-01","member_id":0,"trips":0,"tickets":13,"fares":100.06},
  {"company_id":1002,"module":"intracity","takings_of":"seller","service_day":"2026-06-02","member_id":0,"trips":0,"tickets":12,"fares":105.06},
  {"company_id":1002,"module":"intracity","takings_of":"vehicle","service_day":"2026-06-01","member_id":1,"trips":0,"tickets":12,"fares":75.03},
  {"company_id":1002,"module":"intracity","takings_of":"vehicle","service_day":"2026-06-01","member_id":0,"trips":0,"tickets":1,"fares":25.03},
  {"company_id":1002,"module":"intracity","takings_of":"vehicle","service_day":"2026-06-02","member_id":2,"trips":0,"tickets":10,"fares":78.78},
  {"company_id":1002,"module":"intracity","takings_of":"vehicle","service_day":"2026-06-02","member_id":0,"trips":0,"tickets":2,"fares":26.28}
]');

insert into daily_tolls (company_id, service_day, lane_id, vehicle_class, entry_count, entry_amount, exited_count, overstay_count, overstay_amount)
select company_id, service_day, lane_id, vehicle_class, entry_count, entry_amount, exited_count, overstay_count, overstay_amount
from json_populate_recordset(null::daily_tolls, '[
  {"company_id":1001,"service_day":"2026-06-01","lane_id":1,"vehicle_class":"Bus","entry_count":1,"entry_amount":200,"exited_count":1,"overstay_count":1,"overstay_amount":50},
  {"company_id":1001,"service_day":"2026-06-01","lane_id":2,"vehicle_class":"Bus","entry_count":1,"entry_amount":200,"exited_count":1,"overstay_count":0,"overstay_amount":0},
  {"company_id":1001,"service_day":"2026-06-02","lane_id":1,"vehicle_class":"Bus","entry_count":1,"entry_amount":200,"exited_count":1,"overstay_count":1,"overstay_amount":50},
  {"company_id":1001,"service_day":"2026-06-02","lane_id":2,"vehicle_class":"Bus","entry_count":1,"entry_amount":200,"exited_count":1,"overstay_count":0,"overstay_amount":0},
  {"company_id":1002,"service_day":"2026-06-01","lane_id":1,"vehicle_class":"Bus","entry_count":1,"entry_amount":200,"exited_count":1,"overstay_count":1,"overstay_amount":50},
  {"company_id":1002,"service_day":"2026-06-01","lane_id":2,"vehicle_class":"Bus","entry_count":1,"entry_amount":200,"exited_count":1,"overstay_count":0,"overstay_amount":0},
  {"company_id":1002,"service_day":"2026-06-02","lane_id":1,"vehicle_class":"Bus","entry_count":1,"entry_amount":200,"exited_count":1,"overstay_count":1,"overstay_amount":50},
  {"company_id":1002,"service_day":"2026-06-02","lane_id":2,"vehicle_class":"Bus","entry_count":1,"entry_amount":200,"exited_count":1,"overstay_count":0,"overstay_amount":0}
]');

insert into daily_vehicle_counters (company_id, module, vehicle_id, service_day, counter_id, tickets, fares)
select company_id, module, vehicle_id, service_day, counter_id, tickets, fares
from json_populate_recordset(null::daily_vehicle_counters, '[
  {"company_id":1001,"module":"intracity","vehicle_id":0,"service_day":"2026-06-01","counter_id":1,"tickets":5,"fares":25.03},
  {"company_id":1001,"module":"intracity","vehicle_id":0,"service_day":"2026-06-02","counter_id":2,"tickets":1,"fares":26.28},
  {"company_id":1001,"module":"intracity","vehicle_id":1,"service_day":"2026-06-01","counter_id":3,"tickets":4,"fares":25.02},
  {"company_id":1001,"module":"intracity","vehicle_id":1,"service_day":"2026-06-01","counter_id":2,"tickets":3,"fares":25.01},
  {"company_id":1001,"module":"intracity","vehicle_id":1,"service_day":"2026-06-01","counter_id":1,"tickets":2,"fares":25.00},
  {"company_id":1001,"module":"intracity","vehicle_id":2,"service_day":"2026-06-02","counter_id":2,"tickets":3,"fares":26.25},
  {"company_id":1001,"module":"intracity","vehicle_id":2,"service_day":"2026-06-02","counter_id":3,"tickets":4,"fares":26.26},
  {"company_id":1001,"module":"intracity","vehicle_id":2,"service_day":"2026-06-02","counter_id":1,"tickets":5,"fares":26.27},
  {"company_id":1002,"module":"intracity","vehicle_id":0,"service_day":"2026-06-01","counter_id":1,"tickets":1,"fares":25.03},
  {"company_id":1002,"module":"intracity","vehicle_id":0,"service_day":"2026-06-02","counter_id":2,"tickets":2,"fares":26.28},
  {"company_id":1002,"module":"intracity","vehicle_id":1,"service_day":"2026-06-01","counter_id":1,"tickets":3,"fares":25.00},
  {"company_id":1002,"module":"intracity","vehicle_id":1,"service_day":"2026-06-01","counter_id":3,"tickets":5,"fares":25.02},
  {"company_id":1002,"module":"intracity","vehicle_id":1,"service_day":"2026-06-01","counter_id":2,"tickets":4,"fares":25.01},
  {"company_id":1002,"module":"intracity","vehicle_id":2,"service_day":"2026-06-02","counter_id":1,"tickets":1,"fares":26.27},
  {"company_id":1002,"module":"intracity","vehicle_id":2,"service_day":"2026-06-02","counter_id":2,"tickets":4,"fares":26.25},
  {"company_id":1002,"module":"intracity","vehicle_id":2,"service_day":"2026-06-02","counter_id":3,"tickets":5,"fares":26.26}
]');

insert into last_changes (company_id, service_day, change)
select company_id, service_day, change
from json_populate_recordset(null::last_changes, '[
  {"company_id":1001,"service_day":"-infinity","change":"4516eb03-d081-47eb-8e2d-639987358ad3"},
  {"company_id":1001,"service_day":"2026-06-01","change":"cffc7850-ea98-48f6-99fc-eb973e35b9a0"},
  {"company_id":1001,"service_day":"2026-06-02","change":"00e8a1c5-875f-4be4-ab33-789d3205547d"},
  {"company_id":1002,"service_day":"-infinity","change":"4516eb03-d081-47eb-8e2d-639987358ad3"},
  {"company_id":1002,"service_day":"2026-06-01","change":"cffc7850-ea98-48f6-99fc-eb973e35b9a0"},
  {"company_id":1002,"service_day":"2026-06-02","change":"00e8a1c5-875f-4be4-ab33-789d3205547d"}
]');

insert into takings_by_hour (company_id, module, service_day, counts, amounts, counts_until, amounts_until, last_until)
select company_id, module, service_day, counts, amounts, counts_until, amounts_until, last_until
from json_populate_recordset(null::takings_by_hour, '[
  {"company_id":1001,"module":"intracity","service_day":"2026-06-01","counts":[2,0,0,0,0,0,3,0,0,0,0,0,0,0,0,4,0,0,0,0,5,0,0,0],"amounts":[25.00,0.00,0.00,0.00,0.00,0.00,25.01,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,25.02,0.00,0.00,0.00,0.00,25.03,0.00,0.00,0.00],"counts_until":[2,2,2,2,2,2,5,5,5,5,5,5,5,5,5,9,9,9,9,9,14,14,14,14],"amounts_until":[25.00,25.00,25.00,25.00,25.00,25.00,50.01,50.01,50.01,50.01,50.01,50.01,50.01,50.01,50.01,75.03,75.03,75.03,75.03,75.03,100.06,100.06,100.06,100.06],"last_until":["2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T09:15:00+06:00","2026-06-01T09:15:00+06:00","2026-06-01T09:15:00+06:00","2026-06-01T09:15:00+06:00","2026-06-01T09:15:00+06:00","2026-06-01T09:15:00+06:00","2026-06-01T09:15:00+06:00","2026-06-01T09:15:00+06:00","2026-06-01T09:15:00+06:00","2026-06-01T18:40:30+06:00","2026-06-01T18:40:30+06:00","2026-06-01T18:40:30+06:00","2026-06-01T18:40:30+06:00","2026-06-01T18:40:30+06:00","2026-06-01T23:59:59+06:00","2026-06-01T23:59:59+06:00","2026-06-01T23:59:59+06:00","2026-06-01T23:59:59+06:00"]},
  {"company_id":1001,"module":"intracity","service_day":"2026-06-02","counts":[3,0,0,0,0,0,4,0,0,0,0,0,0,0,0,5,0,0,0,0,1,0,0,0],"amounts":[26.25,0.00,0.00,0.00,0.00,0.00,26.26,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,26.27,0.00,0.00,0.00,0.00,26.28,0.00,0.00,0.00],"counts_until":[3,3,3,3,3,3,7,7,7,7,7,7,7,7,7,12,12,12,12,12,13,13,13,13],"amounts_until":[26.25,26.25,26.25,26.25,26.25,26.25,52.51,52.51,52.51,52.51,52.51,52.51,52.51,52.51,52.51,78.78,78.78,78.78,78.78,78.78,105.06,105.06,105.06,105.06],"last_until":["2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T09:15:00+06:00","2026-06-02T09:15:00+06:00","2026-06-02T09:15:00+06:00","2026-06-02T09:15:00+06:00","2026-06-02T09:15:00+06:00","2026-06-02T09:15:00+06:00","2026-06-02T09:15:00+06:00","2026-06-02T09:15:00+06:00","2026-06-02T09:15:00+06:00","2026-06-02T18:40:30+06:00","2026-06-02T18:40:30+06:00","2026-06-02T18:40:30+06:00","2026-06-02T18:40:30+06:00","2026-06-02T18:40:30+06:00","2026-06-02T23:59:59+06:00","2026-06-02T23:59:59+06:00","2026-06-02T23:59:59+06:00","2026-06-02T23:59:59+06:00"]},
  {"company_id":1001,"module":"toll_plaza","service_day":"2026-06-01","counts":[1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0],"amounts":[200.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,200.00,0.00,0.00,0.00,0.00,0.00,0.00],"counts_until":[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,2,2,2,2,2,2,2],"amounts_until":[200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,400.00,400.00,400.00,400.00,400.00,400.00,400.00],"last_until":["2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T20:30:00+06:00","2026-06-01T20:30:00+06:00","2026-06-01T20:30:00+06:00","2026-06-01T20:30:00+06:00","2026-06-01T20:30:00+06:00","2026-06-01T20:30:00+06:00","2026-06-01T20:30:00+06:00"]},
  {"company_id":1001,"module":"toll_plaza","service_day":"2026-06-02","counts":[1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0],"amounts":[200.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,200.00,0.00,0.00,0.00,0.00,0.00,0.00],"counts_until":[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,2,2,2,2,2,2,2],"amounts_until":[200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,400.00,400.00,400.00,400.00,400.00,400.00,400.00],"last_until":["2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T20:30:00+06:00","2026-06-02T20:30:00+06:00","2026-06-02T20:30:00+06:00","2026-06-02T20:30:00+06:00","2026-06-02T20:30:00+06:00","2026-06-02T20:30:00+06:00","2026-06-02T20:30:00+06:00"]},
  {"company_id":1002,"module":"intracity","service_day":"2026-06-01","counts":[3,0,0,0,0,0,4,0,0,0,0,0,0,0,0,5,0,0,0,0,1,0,0,0],"amounts":[25.00,0.00,0.00,0.00,0.00,0.00,25.01,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,25.02,0.00,0.00,0.00,0.00,25.03,0.00,0.00,0.00],"counts_until":[3,3,3,3,3,3,7,7,7,7,7,7,7,7,7,12,12,12,12,12,13,13,13,13],"amounts_until":[25.00,25.00,25.00,25.00,25.00,25.00,50.01,50.01,50.01,50.01,50.01,50.01,50.01,50.01,50.01,75.03,75.03,75.03,75.03,75.03,100.06,100.06,100.06,100.06],"last_until":["2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T09:15:00+06:00","2026-06-01T09:15:00+06:00","2026-06-01T09:15:00+06:00","2026-06-01T09:15:00+06:00","2026-06-01T09:15:00+06:00","2026-06-01T09:15:00+06:00","2026-06-01T09:15:00+06:00","2026-06-01T09:15:00+06:00","2026-06-01T09:15:00+06:00","2026-06-01T18:40:30+06:00","2026-06-01T18:40:30+06:00","2026-06-01T18:40:30+06:00","2026-06-01T18:40:30+06:00","2026-06-01T18:40:30+06:00","2026-06-01T23:59:59+06:00","2026-06-01T23:59:59+06:00","2026-06-01T23:59:59+06:00","2026-06-01T23:59:59+06:00"]},
  {"company_id":1002,"module":"intracity","service_day":"2026-06-02","counts":[4,0,0,0,0,0,5,0,0,0,0,0,0,0,0,1,0,0,0,0,2,0,0,0],"amounts":[26.25,0.00,0.00,0.00,0.00,0.00,26.26,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,26.27,0.00,0.00,0.00,0.00,26.28,0.00,0.00,0.00],"counts_until":[4,4,4,4,4,4,9,9,9,9,9,9,9,9,9,10,10,10,10,10,12,12,12,12],"amounts_until":[26.25,26.25,26.25,26.25,26.25,26.25,52.51,52.51,52.51,52.51,52.51,52.51,52.51,52.51,52.51,78.78,78.78,78.78,78.78,78.78,105.06,105.06,105.06,105.06],"last_until":["2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T09:15:00+06:00","2026-06-02T09:15:00+06:00","2026-06-02T09:15:00+06:00","2026-06-02T09:15:00+06:00","2026-06-02T09:15:00+06:00","2026-06-02T09:15:00+06:00","2026-06-02T09:15:00+06:00","2026-06-02T09:15:00+06:00","2026-06-02T09:15:00+06:00","2026-06-02T18:40:30+06:00","2026-06-02T18:40:30+06:00","2026-06-02T18:40:30+06:00","2026-06-02T18:40:30+06:00","2026-06-02T18:40:30+06:00","2026-06-02T23:59:59+06:00","2026-06-02T23:59:59+06:00","2026-06-02T23:59:59+06:00","2026-06-02T23:59:59+06:00"]},
  {"company_id":1002,"module":"toll_plaza","service_day":"2026-06-01","counts":[1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0],"amounts":[200.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,200.00,0.00,0.00,0.00,0.00,0.00,0.00],"counts_until":[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,2,2,2,2,2,2,2],"amounts_until":[200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,400.00,400.00,400.00,400.00,400.00,400.00,400.00],"last_until":["2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T03:00:00+06:00","2026-06-01T20:30:00+06:00","2026-06-01T20:30:00+06:00","2026-06-01T20:30:00+06:00","2026-06-01T20:30:00+06:00","2026-06-01T20:30:00+06:00","2026-06-01T20:30:00+06:00","2026-06-01T20:30:00+06:00"]},
  {"company_id":1002,"module":"toll_plaza","service_day":"2026-06-02","counts":[1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0],"amounts":[200.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,200.00,0.00,0.00,0.00,0.00,0.00,0.00],"counts_until":[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,2,2,2,2,2,2,2],"amounts_until":[200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,200.00,400.00,400.00,400.00,400.00,400.00,400.00,400.00],"last_until":["2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T03:00:00+06:00","2026-06-02T20:30:00+06:00","2026-06-02T20:30:00+06:00","2026-06-02T20:30:00+06:00","2026-06-02T20:30:00+06:00","2026-06-02T20:30:00+06:00","2026-06-02T20:30:00+06:00","2026-06-02T20:30:00+06:00"]}
]');

insert into ticket_sales (company_id, module, sale_id, sold_at, service_day, counter_id, vehicle_id, seller_id, device_id, stoppage, tickets, fares)
select company_id, module, sale_id, sold_at, service_day, counter_id, vehicle_id, seller_id, device_id, stoppage, tickets, fares
from json_populate_recordset(null::ticket_sales, '[
  {"company_id":1001,"module":"intracity","sale_id":1,"sold_at":"2026-06-01T03:00:00+06:00","service_day":"2026-06-01","counter_id":1,"vehicle_id":1,"seller_id":null,"device_id":null,"stoppage":null,"tickets":2,"fares":25.00},
  {"company_id":1001,"module":"intracity","sale_id":2,"sold_at":"2026-06-01T09:15:00+06:00","service_day":"2026-06-01","counter_id":2,"vehicle_id":1,"seller_id":null,"device_id":null,"stoppage":null,"tickets":3,"fares":25.01},
  {"company_id":1001,"module":"intracity","sale_id":3,"sold_at":"2026-06-01T18:40:30+06:00","service_day":"2026-06-01","counter_id":3,"vehicle_id":1,"seller_id":null,"device_id":null,"stoppage":null,"tickets":4,"fares":25.02},
  {"company_id":1001,"module":"intracity","sale_id":4,"sold_at":"2026-06-01T23:59:59+06:00","service_day":"2026-06-01","counter_id":1,"vehicle_id":null,"seller_id":null,"device_id":null,"stoppage":null,"tickets":5,"fares":25.03},
  {"company_id":1001,"module":"intracity","sale_id":5,"sold_at":"2026-06-02T03:00:00+06:00","service_day":"2026-06-02","counter_id":2,"vehicle_id":2,"seller_id":null,"device_id":null,"stoppage":null,"tickets":3,"fares":26.25},
  {"company_id":1001,"module":"intracity","sale_id":6,"sold_at":"2026-06-02T09:15:00+06:00","service_day":"2026-06-02","counter_id":3,"vehicle_id":2,"seller_id":null,"device_id":null,"stoppage":null,"tickets":4,"fares":26.26},
  {"company_id":1001,"module":"intracity","sale_id":7,"sold_at":"2026-06-02T18:40:30+06:00","service_day":"2026-06-02","counter_id":1,"vehicle_id":2,"seller_id":null,"device_id":null,"stoppage":null,"tickets":5,"fares":26.27},
  {"company_id":1001,"module":"intracity","sale_id":8,"sold_at":"2026-06-02T23:59:59+06:00","service_day":"2026-06-02","counter_id":2,"vehicle_id":null,"seller_id":null,"device_id":null,"stoppage":null,"tickets":1,"fares":26.28},
  {"company_id":1002,"module":"intracity","sale_id":1,"sold_at":"2026-06-01T03:00:00+06:00","service_day":"2026-06-01","counter_id":1,"vehicle_id":1,"seller_id":null,"device_id":null,"stoppage":null,"tickets":3,"fares":25.00},
  {"company_id":1002,"module":"intracity","sale_id":2,"sold_at":"2026-06-01T09:15:00+06:00","service_day":"2026-06-01","counter_id":2,"vehicle_id":1,"seller_id":null,"device_id":null,"stoppage":null,"tickets":4,"fares":25.01},
  {"company_id":1002,"module":"intracity","sale_id":3,"sold_at":"2026-06-01T18:40:30+06:00","service_day":"2026-06-01","counter_id":3,"vehicle_id":1,"seller_id":null,"device_id":null,"stoppage":null,"tickets":5,"fares":25.02},
  {"company_id":1002,"module":"intracity","sale_id":4,"sold_at":"2026-06-01T23:59:59+06:00","service_day":"2026-06-01","counter_id":1,"vehicle_id":null,"seller_id":null,"device_id":null,"stoppage":null,"tickets":1,"fares":25.03},
  {"company_id":1002,"module":"intracity","sale_id":5,"sold_at":"2026-06-02T03:00:00+06:00","service_day":"2026-06-02","counter_id":2,"vehicle_id":2,"seller_id":null,"device_id":null,"stoppage":null,"tickets":4,"fares":26.25},
  {"company_id":1002,"module":"intracity","sale_id":6,"sold_at":"2026-06-02T09:15:00+06:00","service_day":"2026-06-02","counter_id":3,"vehicle_id":2,"seller_id":null,"device_id":null,"stoppage":null,"tickets":5,"fares":26.26},
  {"company_id":1002,"module":"intracity","sale_id":7,"sold_at":"2026-06-02T18:40:30+06:00","service_day":"2026-06-02","counter_id":1,"vehicle_id":2,"seller_id":null,"device_id":null,"stoppage":null,"tickets":1,"fares":26.27},
  {"company_id":1002,"module":"intracity","sale_id":8,"sold_at":"2026-06-02T23:59:59+06:00","service_day":"2026-06-02","counter_id":2,"vehicle_id":null,"seller_id":null,"device_id":null,"stoppage":null,"tickets":2,"fares":26.28}
]');

insert into toll_fares (company_id, vehicle_class, fare, overstay_fare, free_minutes)
select company_id, vehicle_class, fare, overstay_fare, free_minutes
from json_populate_recordset(null::toll_fares, '[
  {"company_id":1001,"vehicle_class":"Bus","fare":200,"overstay_fare":50,"free_minutes":60},
  {"company_id":1002,"vehicle_class":"Bus","fare":200,"overstay_fare":50,"free_minutes":60}
]');

insert into toll_lanes (company_id, lane_id, name)
select company_id, lane_id, name
from json_populate_recordset(null::toll_lanes, '[
  {"company_id":1001,"lane_id":1,"name":"Lane 1"},
  {"company_id":1001,"lane_id":2,"name":"Lane 2"},
  {"company_id":1002,"lane_id":1,"name":"Lane 1"},
  {"company_id":1002,"lane_id":2,"name":"Lane 2"}
]');

insert into toll_passages (company_id, passage_id, registration_number, vehicle_class, lane_id, entered_at, exited_at, service_day, entry_amount, overstay_amount)
select company_id, passage_id, registration_number, vehicle_class, lane_id, entered_at, exited_at, service_day, entry_amount, overstay_amount
from json_populate_recordset(null::toll_passages, '[
  {"company_id":1001,"passage_id":1,"registration_number":"DHK 10-1001","vehicle_class":"Bus","lane_id":1,"entered_at":"2026-06-01T03:00:00+06:00","exited_at":"2026-06-01T05:10:00+06:00","service_day":"2026-06-01","entry_amount":200,"overstay_amount":50},
  {"company_id":1001,"passage_id":2,"registration_number":"DHK 10-1001","vehicle_class":"Bus","lane_id":2,"entered_at":"2026-06-01T20:30:00+06:00","exited_at":"2026-06-01T21:00:00+06:00","service_day":"2026-06-01","entry_amount":200,"overstay_amount":0},
  {"company_id":1001,"passage_id":3,"registration_number":"DHK 11-1001","vehicle_class":"Bus","lane_id":1,"entered_at":"2026-06-02T03:00:00+06:00","exited_at":"2026-06-02T05:10:00+06:00","service_day":"2026-06-02","entry_amount":200,"overstay_amount":50},
  {"company_id":1001,"passage_id":4,"registration_number":"DHK 11-1001","vehicle_class":"Bus","lane_id":2,"entered_at":"2026-06-02T20:30:00+06:00","exited_at":"2026-06-02T21:00:00+06:00","service_day":"2026-06-02","entry_amount":200,"overstay_amount":0},
  {"company_id":1002,"passage_id":1,"registration_number":"DHK 10-1002","vehicle_class":"Bus","lane_id":1,"entered_at":"2026-06-01T03:00:00+06:00","exited_at":"2026-06-01T05:10:00+06:00","service_day":"2026-06-01","entry_amount":200,"overstay_amount":50},
  {"company_id":1002,"passage_id":2,"registration_number":"DHK 10-1002","vehicle_class":"Bus","lane_id":2,"entered_at":"2026-06-01T20:30:00+06:00","exited_at":"2026-06-01T21:00:00+06:00","service_day":"2026-06-01","entry_amount":200,"overstay_amount":0},
  {"company_id":1002,"passage_id":3,"registration_number":"DHK 11-1002","vehicle_class":"Bus","lane_id":1,"entered_at":"2026-06-02T03:00:00+06:00","exited_at":"2026-06-02T05:10:00+06:00","service_day":"2026-06-02","entry_amount":200,"overstay_amount":50},
  {"company_id":1002,"passage_id":4,"registration_number":"DHK 11-1002","vehicle_class":"Bus","lane_id":2,"entered_at":"2026-06-02T20:30:00+06:00","exited_at":"2026-06-02T21:00:00+06:00","service_day":"2026-06-02","entry_amount":200,"overstay_amount":0}
]');

insert into vehicles (company_id, module, vehicle_id, registration_number, name, kind, capacity, route, status)
select company_id, module, vehicle_id, registration_number, name, kind, capacity, route, status
from json_populate_recordset(null::vehicles, '[
  {"company_id":1001,"module":"intracity","vehicle_id":1,"registration_number":"DHA 1","name":null,"kind":"bus","capacity":40,"route":null,"status":"active"},
  {"company_id":1001,"module":"intracity","vehicle_id":2,"registration_number":"DHA 2","name":null,"kind":"bus","capacity":40,"route":null,"status":"active"},
  {"company_id":1002,"module":"intracity","vehicle_id":1,"registration_number":"DHA 1","name":null,"kind":"bus","capacity":40,"route":null,"status":"active"},
  {"company_id":1002,"module":"intracity","vehicle_id":2,"registration_number":"DHA 2","name":null,"kind":"bus","capacity":40,"route":null,"status":"active"}
]');

select setval('users_user_id_seq', 1);
