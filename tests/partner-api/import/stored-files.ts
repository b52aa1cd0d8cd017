/** A file that is imported after those before it; with `setAside` its bad lines are skipped. */
export type StoredFile = {
  name: string;
  /** A statement that is run before. */
  before?: string;
  kind: string;
  lines: string;
  /** The file of the bad lines. */
  setAside?: string;
  /** Whether the lines take the place of stored records. */
  isReplacing?: true;
  expected: Counts;
  /** A statement, and the rows that it finds afterwards. */
  asked: string;
  rows: Record<string, unknown>[];
};

export type FileBrought = {
  imported: Counts;
  setAside: string | undefined;
  rows: Record<string, unknown>[];
};

type Counts = Record<"lines" | "companies" | "new" | "changed" | "same" | "rejected", number>;

const brought = (counts: Partial<Counts>): Counts => ({
  ...{ lines: 0, companies: 1, new: 0, changed: 0, same: 0, rejected: 0 },
  ...counts,
});

const sales = "company_id,module,sale_id,sold_at,tickets,fares,counter_id";
const sale = (id: number, counter = 1) =>
  `11,intracity,${id},2026-06-05T10:00:00,1,25.00,${counter}\n`;
const saleIds = "select sale_id from ticket_sales where company_id = 11 order by 1";
const idsOfSales = (...ids: number[]) => ids.map((sale_id) => ({ sale_id }));

const passages =
  "company_id,passage_id,registration_number,vehicle_class,lane_id,entered_at,entry_amount,exited_at,overstay_amount";
const passage = (id: number, { plate = "A", exit = "", over = "" } = {}) =>
  `11,${id},${plate},Bus,1,2026-06-02T10:00,200,${exit && `2026-06-02T${exit}`},${over}`;
const storedPassages = `select passage_id, registration_number, to_char(exited_at, 'HH24:MI') as exited, overstay_amount
  from toll_passages where company_id = 11 order by 1`;
const passageRows = (...passages: [id: number, exited: string | null, overstay: number][]) =>
  passages.map(([passage_id, exited, overstay_amount]) => ({
    ...{ passage_id, registration_number: "A" },
    ...{ exited, overstay_amount },
  }));

const rejectedPassages = `${passages},rejected_line,rejected_because
${passage(902, { plate: "B", exit: "10:30" })},4,"registration_number is B, and was A"
${passage(902, { exit: "10:30" })},5,"comes after line 4, which is bad and has the same company_id, passage_id"
`;

const vehicle = `select registration_number, status, capacity from vehicles
  where company_id = 11 and module = 'intracity'`;

const devices = "company_id,device_id";
const noCompany = '"company_id is ""x"", but must be a whole number from 1 to 2147483647"';

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

const rejectedSales = `${sales},rejected_line,rejected_because
11,intracity,302,2026-06-05T10:00:00,1,25.00,77,3,there is no counter 77 in company 11
11,intracity,x,2026-06-05T10:00:00,1,25.00,,4,"sale_id is ""x"", but must be a whole number from 1 to 9007199254740991"
`;

/** They begin with what records refer to. */
export const storedFiles: StoredFile[] = [
  {
    name: "a counter gets another name",
    kind: "counters",
    lines: "company_id,module,counter_id,name\n11,intracity,1,Farmgate\n",
    expected: brought({ lines: 1, changed: 1 }),
    asked: "select counter_id, name from counters where company_id = 11 and module = 'intracity'",
    rows: [{ counter_id: 1, name: "Farmgate" }],
  },
  {
    name: "a vehicle gets what the file has a column for",
    kind: "vehicles",
    lines:
      "company_id,module,vehicle_id,registration_number,kind,status,capacity\n11,intracity,1,DHK-1,Bus,idle,40\n",
    expected: brought({ lines: 1, changed: 1 }),
    asked: vehicle,
    rows: [{ registration_number: "DHK-1", status: "idle", capacity: 40 }],
  },
  {
    name: "a vehicle keeps what the file has no column for",
    kind: "vehicles",
    lines:
      "\uFEFFstatus,company_id,module,vehicle_id,registration_number,kind\r\nretired,11,intracity,1,DHK-2,Bus\r\n",
    expected: brought({ lines: 1, changed: 1 }),
    asked: vehicle,
    rows: [{ registration_number: "DHK-2", status: "retired", capacity: 40 }],
  },
  {
    name: "bad lines are set aside, to be corrected",
    kind: "ticket-sales",
    lines: `${sales}\n${sale(301)}${sale(302, 77)}11,intracity,x,2026-06-05T10:00:00,1,25.00,\n${sale(303)}`,
    setAside: rejectedSales,
    expected: brought({ lines: 2, new: 2, rejected: 2 }),
    asked: saleIds,
    rows: idsOfSales(301, 303, 900),
  },
  {
    name: "what was set aside is imported as it was corrected",
    kind: "ticket-sales",
    lines: rejectedSales.replace(",77,", ",,").replace("y,x,", "y,304,"),
    expected: brought({ lines: 2, new: 2 }),
    asked: saleIds,
    rows: idsOfSales(301, 302, 303, 304, 900),
  },
  {
    name: "more bad lines are set aside than are fetched at a time",
    kind: "devices",
    lines: `${devices}\n${"x,1\n".repeat(1001)}11,9\n`,
    setAside: [
      `${devices},rejected_line,rejected_because\n`,
      ...Array.from({ length: 1001 }, (_, at) => `x,1,${at + 2},${noCompany}\n`),
    ].join(""),
    expected: brought({ lines: 1, new: 1, rejected: 1001 }),
    asked: "select device_id from devices where company_id = 11 order by 1",
    rows: [{ device_id: "1" }, { device_id: "9" }],
  },
  {
    name: "a passage is stored that is like another one, which is as it was",
    kind: "toll-passages",
    lines: `${passages}\n${passage(900)}\n${passage(901)}\n`,
    expected: brought({ lines: 2, new: 1, same: 1 }),
    asked: storedPassages,
    rows: passageRows([900, null, 0], [901, null, 0]),
  },
  {
    name: "of a record is taken what comes before its first bad line, and the rest is set aside",
    kind: "toll-passages",
    lines: `${passages}
${passage(902)}
${passage(902, { over: "10" })}
${passage(902, { plate: "B", exit: "10:30" })}
${passage(902, { exit: "10:30" })}
`,
    setAside: rejectedPassages,
    expected: brought({ lines: 2, new: 1, changed: 1, rejected: 2 }),
    asked: storedPassages,
    rows: passageRows([900, null, 0], [901, null, 0], [902, null, 10]),
  },
  {
    name: "what was set aside of a record goes on from there",
    kind: "toll-passages",
    lines: rejectedPassages.replace(",B,", ",A,"),
    expected: brought({ lines: 2, changed: 1, same: 1 }),
    asked: storedPassages,
    rows: passageRows([900, null, 0], [901, null, 0], [902, "10:30", 0]),
  },
  {
    name: "each passage keeps what the file has no column for",
    kind: "toll-passages",
    lines: `${passages.replace(",exited_at", "")}
${passage(900, { over: "50" }).replace(",,", ",")}
${passage(902, { over: "70" }).replace(",,", ",")}
`,
    expected: brought({ lines: 2, changed: 2 }),
    asked: storedPassages,
    rows: passageRows([900, null, 50], [901, null, 0], [902, "10:30", 70]),
  },
  {
    name: "what was set aside is set aside again, with new reasons",
    kind: "ticket-sales",
    lines: rejectedSales.replace(",77,", ",78,").replace("y,x,2026-06-05T10:00:00,1", "y,305"),
    setAside: `${sales},rejected_line,rejected_because
11,intracity,302,2026-06-05T10:00:00,1,25.00,78,2,"has the same company_id, module, sale_id as a stored record; there is no counter 78 in company 11"
11,intracity,305,25.00,,3,has 5 fields instead of 7
`,
    expected: brought({ companies: 0, rejected: 2 }),
    asked: saleIds,
    rows: idsOfSales(301, 302, 303, 304, 900),
  },
  {
    name: "a sale takes the place of another, beside a new one and one that is the same",
    kind: "ticket-sales",
    lines: `${sales}
11,intracity,301,2026-06-07T10:00:00,3,75.00,
11,intracity,302,2026-06-05T10:00:00,1,25.00,
${sale(306)}`,
    isReplacing: true,
    expected: brought({ lines: 3, new: 1, changed: 1, same: 1 }),
    asked:
      "select sale_id, service_day, tickets from ticket_sales where company_id = 11 and sale_id between 301 and 306 order by 1",
    rows: [
      { sale_id: 301, service_day: "2026-06-07", tickets: 3 },
      ...[302, 303, 304, 306].map((sale_id) => ({
        sale_id,
        service_day: "2026-06-05",
        tickets: 1,
      })),
    ],
  },
  {
    name: "a passage that is replaced keeps what the file has no column for, and may take its exit back",
    kind: "toll-passages",
    lines: `${passages.replace(",overstay_amount", "")}
${passage(902, { plate: "B" }).replace(/,$/, "")}
`,
    isReplacing: true,
    expected: brought({ lines: 1, changed: 1 }),
    asked: storedPassages,
    rows: [
      ...passageRows([900, null, 50], [901, null, 0]),
      { ...passageRows([902, null, 70])[0], registration_number: "B" },
    ],
  },
  {
    name: "of a passage that is replaced twice, the second line is set aside",
    kind: "toll-passages",
    lines: `${passages}
${passage(900, { exit: "10:30" })}
${passage(900)}
`,
    isReplacing: true,
    setAside: `${passages},rejected_line,rejected_because
${passage(900)},3,"has the same company_id, passage_id as line 2"
`,
    expected: brought({ lines: 1, changed: 1, rejected: 1 }),
    asked: storedPassages,
    rows: [
      ...passageRows([900, "10:30", 0], [901, null, 0]),
      { ...passageRows([902, null, 70])[0], registration_number: "B" },
    ],
  },
  {
    name: "an entry after the exit that is kept is set aside",
    kind: "toll-passages",
    lines: `${passages.replace(",exited_at", "")}
${passage(900).replace("T10:00", "T11:00").replace(",,", ",")}
`,
    isReplacing: true,
    setAside: `${passages.replace(",exited_at", "")},rejected_line,rejected_because
${passage(900).replace("T10:00", "T11:00").replace(",,", ",")},2,exited_at is before entered_at
`,
    expected: brought({ companies: 0, rejected: 1 }),
    asked:
      "select count(*) from toll_passages where company_id = 11 and passage_id = 900 and exited_at is not null",
    rows: [{ count: 1 }],
  },
  {
    name: "a plate that was forgotten contradicts none, and stays forgotten",
    before:
      "update toll_passages set registration_number = '' where company_id = 11 and passage_id = 901",
    kind: "toll-passages",
    lines: `${passages}\n${passage(901, { plate: "C", exit: "10:40" })}\n`,
    expected: brought({ lines: 1, changed: 1 }),
    asked: storedPassages.replace("order by", "and passage_id = 901 order by"),
    rows: [{ passage_id: 901, registration_number: "", exited: "10:40", overstay_amount: 0 }],
  },
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
