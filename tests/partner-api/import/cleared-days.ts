import { brought, passage, passages, type StoredFile, sales } from "./stored-file.ts";

const reservations =
  "company_id,reservation_id,reservation_number,coach_trip_id,reserved_at,seats,status,amount";
const reservation = (id: number, coach: number, day: string) =>
  `11,${id},R-${id},${coach},${day}T10:00:00,A${id},reserved,650\n`;
const reservationIds =
  "select reservation_id from reservations where company_id = 11 and reservation_id > 400 order by 1";

const coachTrips = "company_id,coach_trip_id,vehicle_id,route,departs_at,seats";
const coachTrip = "11,5,1,Dhaka to Sylhet,2026-06-04T22:00:00,40";

const cleared = (day: string, more = "") =>
  `"is of ${day}, and the records of company 11 begin on 2026-06-04: those before it were cleared${more}"`;

/** What is stored last, when the first records of company 11 have been cleared. */
export const clearedDays: StoredFile[] = [
  {
    name: "reservations are stored on three days of a coach",
    kind: "reservations",
    lines: `${reservations}\n${reservation(401, 5, "2026-06-02")}${reservation(402, 5, "2026-06-03")}`,
    expected: brought({ lines: 2, new: 2 }),
    asked: reservationIds,
    rows: [{ reservation_id: 401 }, { reservation_id: 402 }],
  },
  {
    name: "no new sale comes of a day whose records were cleared, but one of the next day, or of another company",
    before: "insert into record_starts (company_id, service_day) values (11, '2026-06-04')",
    kind: "ticket-sales",
    lines: `${sales}
11,intracity,310,2026-06-04T03:00:00,1,25.00,1
11,intracity,311,2026-06-04T02:59:59,1,25.00,1
12,intracity,312,2026-06-02T10:00:00,1,25.00,2
`,
    setAside: `${sales},rejected_line,rejected_because
11,intracity,311,2026-06-04T02:59:59,1,25.00,1,3,${cleared("2026-06-03")}
`,
    expected: brought({ lines: 2, companies: 2, new: 2, rejected: 1 }),
    asked:
      "select company_id, sale_id from ticket_sales where sale_id between 310 and 319 order by 2",
    rows: [
      { company_id: 11, sale_id: 310 },
      { company_id: 12, sale_id: 312 },
    ],
  },
  {
    name: "a passage of a day whose records were cleared may come again if it is stored, and no other",
    kind: "toll-passages",
    lines: `${passages}\n${passage(900, { exit: "10:30" })}\n${passage(903)}\n`,
    setAside: `${passages},rejected_line,rejected_because\n${passage(903)},3,${cleared("2026-06-02")}\n`,
    expected: brought({ lines: 1, same: 1, rejected: 1 }),
    asked: "select passage_id from toll_passages where company_id = 11 order by 1",
    rows: [{ passage_id: 900 }, { passage_id: 901 }, { passage_id: 902 }],
  },
  {
    name: "a reservation is new as long as its coach is of a day whose records are there, and tells all that is wrong",
    kind: "reservations",
    lines: `${reservations}
${reservation(403, 5, "2026-06-03")}${reservation(404, 1, "2026-06-02")}${reservation(405, 77, "2026-06-03")}`,
    setAside: `${reservations},rejected_line,rejected_because
${reservation(404, 1, "2026-06-02").trim()},3,${cleared("2026-06-03")}
${reservation(405, 77, "2026-06-03").trim()},4,${cleared("2026-06-03", "; there is no coach trip 77 in company 11")}
`,
    expected: brought({ lines: 1, new: 1, rejected: 2 }),
    asked: reservationIds,
    rows: [{ reservation_id: 401 }, { reservation_id: 402 }, { reservation_id: 403 }],
  },
  {
    name: "no sale is replaced of a day whose records were cleared, or by one of such a day",
    kind: "ticket-sales",
    lines: `${sales}
11,intracity,900,2026-06-07T10:00:00,1,25.00,
11,intracity,302,2026-06-03T10:00:00,1,25.00,
11,intracity,310,2026-06-04T03:00:00,2,50.00,1
`,
    isReplacing: true,
    setAside: `${sales},rejected_line,rejected_because
11,intracity,900,2026-06-07T10:00:00,1,25.00,,2,${cleared("2026-06-02")}
11,intracity,302,2026-06-03T10:00:00,1,25.00,,3,${cleared("2026-06-03")}
`,
    expected: brought({ lines: 1, changed: 1, rejected: 2 }),
    asked:
      "select sale_id, tickets from ticket_sales where company_id = 11 and sale_id in (302, 310, 900) order by 1",
    rows: [
      { sale_id: 302, tickets: 1 },
      { sale_id: 310, tickets: 2 },
      { sale_id: 900, tickets: 1 },
    ],
  },
  {
    name: "no coach is replaced that was reserved on days whose records were cleared, of which the first is told",
    kind: "coach-trips",
    lines: `${coachTrips}\n${coachTrip}\n`,
    isReplacing: true,
    setAside: `${coachTrips},rejected_line,rejected_because\n${coachTrip},2,${cleared("2026-06-02")}\n`,
    expected: brought({ companies: 0, rejected: 1 }),
    asked: "select seats from coach_trips where company_id = 11 and coach_trip_id = 5",
    rows: [{ seats: 36 }],
  },
];
