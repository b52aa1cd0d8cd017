import { clearedDays } from "./cleared-days.ts";
import { brought, passage, passages, type StoredFile, sales } from "./stored-file.ts";

const sale = (id: number, counter = 1) =>
  `11,intracity,${id},2026-06-05T10:00:00,1,25.00,${counter}\n`;
const saleIds = "select sale_id from ticket_sales where company_id = 11 order by 1";
const idsOfSales = (...ids: number[]) => ids.map((sale_id) => ({ sale_id }));

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
  ...clearedDays,
];
