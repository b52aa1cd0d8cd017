/** What lines of companies 11 and 12 may refer to; 11 has 1, 12 has 2, and another module of 11 has 3. */
export const referredTo: [kind: string, lines: string][] = [
  [
    "vehicles",
    `company_id,module,vehicle_id,registration_number,kind,status
${ofModules(["intracity", "supervisor", "waybill", "intercity"], "3,water", "DHK,Bus,active")}11,waybill,5,DHK,Bus,active
`,
  ],
  [
    "counters",
    `company_id,module,counter_id,name
${ofModules(["intracity", "intercity"], "3,counterwise_ticketing", "")}`,
  ],
  [
    "people",
    `company_id,module,person_id,role
11,offline_counter,1,deckman
12,offline_counter,2,deckman
11,waybill,5,driver
11,water,3,deckman
${ofRole("supervisor", "supervisor", 31)}${ofRole("waybill", "driver", 32)}${ofRole("intercity", "agent", 33)}`,
  ],
  ["devices", "company_id,device_id\n11,1\n12,2\n"],
  ["toll-lanes", "company_id,lane_id\n11,1\n11,5\n12,2\n"],
  [
    "toll-fares",
    `company_id,vehicle_class,fare,overstay_fare,free_minutes
11,Bus,200,50,120
11,Truck,200,50,120
12,2,200,50,120
`,
  ],
  [
    "coach-trips",
    `company_id,coach_trip_id,vehicle_id,route,departs_at,seats
11,1,1,Dhaka to Sylhet,2026-06-03T22:00,36
11,5,1,Dhaka to Sylhet,2026-06-04T22:00,36
12,2,2,Dhaka to Sylhet,2026-06-03T22:00,36
`,
  ],
  [
    "toll-passages",
    `company_id,passage_id,registration_number,vehicle_class,lane_id,entered_at,entry_amount
11,900,A,Bus,1,2026-06-02T10:00,200
`,
  ],
  [
    "ticket-sales",
    "company_id,module,sale_id,sold_at,tickets,fares\n11,intracity,900,2026-06-02T10:00,1,25\n",
  ],
];

function ofModules(modules: string[], elsewhere: string, rest: string): string {
  const [id, module] = elsewhere.split(",");
  return [
    ...modules.flatMap((each) => [`11,${each},1,${rest}`, `12,${each},2,${rest}`]),
    `11,${module},${id},${rest}`,
    "",
  ].join("\n");
}

/** The last one is of that role in another module; 4 is of another role. */
function ofRole(module: string, role: string, elsewhere: number): string {
  return `11,${module},1,${role}
12,${module},2,${role}
11,water,${elsewhere},${role}
11,${module},4,counterman
`;
}
