import { badFiles, type CheckedFile, refused } from "./bad-files.ts";
import { type Line, lines } from "./lines.ts";

const csvOf = (lines: Line[]) =>
  [Object.keys(lines[0] ?? {}), ...lines.map((line) => Object.values(line))]
    .map((fields) => `${fields.join(",")}\n`)
    .join("");

const passages =
  "company_id,passage_id,registration_number,vehicle_class,lane_id,entered_at,entry_amount,exited_at\n";
const sales = "company_id,module,sale_id,sold_at,tickets,fares\n";
const anId = "a whole number from 1 to 9007199254740991";
const afterBad = (line: number) =>
  `comes after line ${line}, which is bad and has the same company_id, passage_id`;

const newLines = (count: number) => ({ new: count, changed: 0, same: 0 });

const idOf = ({ company_id: _, ...line }: Line) =>
  Object.keys(line).find((name) => name.endsWith("_id")) ?? "";

export const checkedFiles: CheckedFile[] = [
  ...lines.flatMap(({ kind, line, missing, contradicting = [] }): CheckedFile[] => {
    const wrong = Object.entries(missing).flatMap(([column, [noun, ...values]]) =>
      values.map((value) => ({ change: { [column]: value }, reason: `${noun} ${value}` })),
    );
    const numbered = wrong.map(({ change }, at) => ({
      ...line,
      [idOf(line)]: `${at + 100}`,
      ...change,
    }));
    const inCompany = (company_id: string, id: (column: string) => string | undefined) => ({
      ...line,
      company_id,
      ...Object.fromEntries(Object.keys(missing).map((column) => [column, id(column)])),
    });
    const nowhere = Object.entries(missing).map(
      ([column, [noun]]) => `there is no ${noun} ${line[column]} in company 99`,
    );
    return [
      {
        name: `${kind} refers to what is there, in two companies: ${Object.keys(missing)}`,
        kind,
        lines: csvOf([line, inCompany("12", () => "2")]),
        expected: newLines(2),
      },
      {
        name: `${kind} refers to no company: ${Object.keys(missing)}`,
        kind,
        lines: csvOf([inCompany("99", (column) => line[column])]),
        expected: refused(`line 2: ${["there is no company 99", ...nowhere].sort().join("; ")}`),
      },
      {
        name: `${kind} refers to what is not there: ${Object.keys(missing)}`,
        kind,
        lines: csvOf(numbered),
        expected: refused(
          ...wrong.map(({ reason }, at) => `line ${at + 2}: there is no ${reason} in company 11`),
        ),
      },
      ...contradicting.map(([column, value, is, was]) => ({
        name: `${kind} contradicts the ${column} before: '${value}'`,
        kind,
        lines: csvOf([line, { ...line, [column]: value }]),
        expected: refused(`line 3: ${column} is ${is}, and was ${was}`),
      })),
    ];
  }),
  {
    name: "a reservation takes no earlier status",
    kind: "reservations",
    lines: csvOf(statusChanges()),
    expected: refused(
      "line 9: status is reserved, and was confirmed",
      "line 15: status is reserved, and was cancelled",
      "line 17: status is confirmed, and was cancelled",
    ),
  },
  {
    name: "an exit may come with its entry, and not before it",
    kind: "toll-passages",
    lines: `${passages}11,1,A,Bus,1,2026-06-02T10:00,0,2026-06-02T10:00
11,2,A,Bus,1,2026-06-02T10:00,0,2026-06-02T09:59:59
`,
    expected: refused("line 3: exited_at is before entered_at"),
  },
  {
    name: "all lines that come after a bad one of the same record are bad",
    kind: "toll-passages",
    lines: `${passages}11,1,A,Bus,1,2026-06-02T10:00,0,
11,1,B,Bus,1,2026-06-02T10:00,0,
11,1,B,Bus,1,2026-06-02T10:00,0,
11,1,C,Bus,1,2026-06-02T10:00,0,
11,2,A,Bus,1,2026-06-02T10:00,0,
11,2,A,Bus,1,2026-06-02T10:00,0,2026-06-02T10:30
12,1,Z,2,2,2026-06-02T10:00,0,
`,
    expected: refused(
      "line 3: registration_number is B, and was A",
      `line 4: ${afterBad(3)}`,
      `line 5: ${afterBad(3)}`,
    ),
  },
  {
    name: "a line that comes after two bad ones of the same record",
    kind: "toll-passages",
    lines: `${passages}11,1,A,Bus,77,2026-06-02T10:00,0,
11,1,A,Bus,77,2026-06-02T10:00,0,
11,1,A,Bus,77,2026-06-02T10:00,0,
`,
    expected: refused(
      "line 2: there is no lane 77 in company 11",
      `line 3: ${afterBad(2)}; there is no lane 77 in company 11`,
      `line 4: ${afterBad(2)}; there is no lane 77 in company 11`,
    ),
  },
  {
    name: "a passage that is stored, in a file without its exit",
    kind: "toll-passages",
    lines: `${passages.replace(",exited_at", "")}11,900,A,Bus,1,2026-06-02T10:00,200\n`,
    expected: { new: 0, changed: 0, same: 1 },
  },
  {
    name: "a passage that is stored, the same and changed, beside one that is new",
    kind: "toll-passages",
    lines: `${passages}11,900,A,Bus,1,2026-06-02T10:00,200,
11,900,A,Bus,1,2026-06-02T10:00,200,2026-06-02T10:30
11,900,A,Bus,1,2026-06-02T10:00,200,2026-06-02T10:30
11,901,A,Bus,1,2026-06-02T10:00,200,
12,900,A,2,2,2026-06-02T11:00,200,
`,
    expected: { new: 2, changed: 1, same: 2 },
  },
  {
    name: "a sale that stands in the file twice, and one that is stored",
    kind: "ticket-sales",
    lines: `${sales}11,intracity,1,2026-06-02T10:00,1,25
11,intracity,2,2026-06-02T10:00,1,25
11,intracity,1,2026-06-02T10:00,1,25
11,intracity,1,2026-06-02T11:00,1,25
12,intracity,1,2026-06-02T10:00,1,25
11,supervisor,1,2026-06-02T10:00,1,25
11,intracity,900,2026-06-02T10:00,1,25
12,intracity,900,2026-06-02T10:00,1,25
11,supervisor,900,2026-06-02T10:00,1,25
`,
    expected: refused(
      "line 4: has the same company_id, module, sale_id as line 2",
      "line 5: has the same company_id, module, sale_id as line 2",
      "line 8: has the same company_id, module, sale_id as a stored record",
    ),
  },
  {
    name: "a counter that stands in the file twice, beside ones that are stored",
    kind: "counters",
    lines: `company_id,module,counter_id,name
11,intracity,1,
11,intracity,9,Kuril
11,intracity,1,Farmgate
`,
    expected: refused("line 4: has the same company_id, module, counter_id as line 2"),
  },
  {
    name: "counters that are new, changed and the same",
    kind: "counters",
    lines: `company_id,module,counter_id,name
11,intracity,1,
12,intracity,1,
11,intercity,1,Farmgate
11,intercity,9,
`,
    expected: { new: 2, changed: 1, same: 1 },
  },
  {
    name: "trips of the same number in two modules",
    kind: "trips",
    lines: `company_id,module,trip_id,vehicle_id,departed_at
11,intracity,1,1,2026-06-02T10:00
11,supervisor,1,1,2026-06-02T10:00
`,
    expected: newLines(2),
  },
  {
    name: "a passage that is stored, in a file with an empty overstay",
    kind: "toll-passages",
    lines: `${passages.replace("\n", ",overstay_amount\n")}11,900,A,Bus,1,2026-06-02T10:00,200,,\n`,
    expected: { new: 0, changed: 0, same: 1 },
  },
  {
    name: "lines that are no line of the file, before those that are wrong",
    kind: "ticket-sales",
    lines: `${sales}11,intracity,1,2026-06-02T10:00,1
11,intracity,1,2026-06-02T10:00,1,25,1
11,intracity,"1"1,2026-06-02T10:00,1,25
11,intracity,,2026-06-02T10:00,1,25
 11 ,"intracity", 5 ,2026-06-02T10:00,1,25
11,intracity,${"1".repeat(40)},2026-06-02T10:00,1,25
11,intracity,${"1".repeat(41)},2026-06-02T10:00,1,25
`,
    expected: refused(
      "line 2: has 5 fields instead of 6",
      "line 3: has 7 fields instead of 6",
      "line 4: has misplaced quotes",
      "line 5: sale_id is empty",
      `line 7: sale_id is "${"1".repeat(40)}", but must be ${anId}`,
      `line 8: sale_id is "${"1".repeat(40)}…", but must be ${anId}`,
    ),
  },
  {
    name: "moments that are a day ahead of the clock, and more",
    kind: "ticket-sales",
    lines: `${sales}11,intracity,1,2030-01-02T06:00:00,1,25
11,intracity,2,2030-01-02T06:00:00.000001,1,25
11,intracity,3,2030-01-02T00:00:01Z,1,25
`,
    expected: refused(
      "line 3: sold_at is 2030-01-02 06:00:00.000001+06, more than a day ahead",
      "line 4: sold_at is 2030-01-02 06:00:01+06, more than a day ahead",
    ),
  },
  {
    name: "departures that are two years ahead of the clock, and more",
    kind: "coach-trips",
    lines: `company_id,coach_trip_id,vehicle_id,route,departs_at,seats
11,2,1,Dhaka to Sylhet,2032-01-01T06:00:00,36
11,3,1,Dhaka to Sylhet,2032-01-01T06:00:01,36
`,
    expected: refused("line 3: departs_at is 2032-01-01 06:00:01+06, more than two years ahead"),
  },
  {
    name: "a bad line that refers to nothing, beside one that is bad in its module alone",
    kind: "ticket-sales",
    lines: `${sales.replace("\n", ",counter_id\n")}11,intracity,900,2026-06-02T10:00,0,25,77
11,rail,1,2026-06-02T10:00,1,25,1
`,
    expected: refused(
      'line 2: has the same company_id, module, sale_id as a stored record; there is no counter 77 in company 11; tickets is "0", but must be a whole number from 1 to 2147483647',
      'line 3: module is "rail", but must be one of intracity, supervisor, offline_counter, water, counterwise_ticketing',
    ),
  },
  {
    name: "fields that are separated by semicolons, and quotes",
    kind: "devices",
    lines: 'company_id;"device_id"\n11;"a;b"\n11;7\n',
    expected: newLines(2),
  },
  {
    name: "a bad line among fields that are separated by tabs",
    kind: "devices",
    lines: "company_id\tdevice_id\n11\t7,8\n11\n",
    expected: refused("line 3: has 1 fields instead of 2"),
  },
  {
    name: "a line of rejected ones that is still too short",
    kind: "devices",
    lines: "company_id,device_id,rejected_line,rejected_because\n11,3,x\n",
    expected: refused("line 2: has 1 fields instead of 2"),
  },
  {
    name: "a first line in capitals, with columns of a file of rejected lines",
    kind: "devices",
    lines: " Device_ID ,COMPANY_ID,rejected_line,rejected_because\n5,11,2,x\n",
    expected: newLines(1),
  },
  ...badFiles,
];

/** From each status to each, every pair of a reservation of its own. */
function statusChanges(): Line[] {
  const line = lines.find(({ kind }) => kind === "reservations")?.line;
  const statuses = ["reserved", "confirmed", "cancelled"];
  return statuses.flatMap((status, from) =>
    statuses.flatMap((later, to) =>
      [status, later].map((one) => ({
        ...line,
        reservation_id: `${10 * from + to + 1}`,
        status: one,
      })),
    ),
  );
}
