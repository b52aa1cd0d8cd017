import { afterAll, beforeAll, expect, it } from "vitest";
import { type OwnDatabase, ownDatabase } from "../databases.ts";
import { ran } from "./ran.ts";

let own: OwnDatabase;
beforeAll(async () => {
  own = await ownDatabase("PostgreSQL");
  await own.db.query(
    `insert into readings
       (at, user_id, username, name, company_id, module, act, report, from_date, to_date, address, device)
     values
       ('2026-06-01 03:00+06', 7, 'nasrin', 'Nasrin Akter', 11, 'water', 'read', '/api/water/reports/shipwise/{company_id}',
         '2026-05-01', '2026-05-08', '203.0.113.7', 'Firefox on Windows'),
       ('2026-06-02 02:59:59.5+06', 8, 'rafiq', 'Md. "Rafiq", clerk', 11, 'water', 'exported',
         '/api/water/vehicles/{company_id}', null, null, '2001:db8::/64', null),
       ('2026-06-02 03:00+06', 9, '=cmd', ' @name', 12, 'waybill', 'searched', '/api/waybill/reports/{company_id}',
         '2026-06-01', '2026-06-01', '198.51.100.9', 'curl')`,
  );
});
afterAll(() => own.drop());

const audit = (...words: string[]) =>
  ran(["audit", ...words], { DATABASE_URL: own.place.databaseUrl, DATA_DIR: undefined });
const said = async (...words: string[]) => (await audit(...words)).out.split("\n");

const lines = [
  "2026-06-01T21:00:00.000Z  =cmd  searched  /api/waybill/reports/{company_id} from 2026-06-01 to 2026-06-01  of company 12 in waybill  from 198.51.100.9, curl",
  "2026-06-01T20:59:59.500Z  rafiq  exported  /api/water/vehicles/{company_id}  of company 11 in water  from 2001:db8::/64",
  "2026-05-31T21:00:00.000Z  nasrin  read  /api/water/reports/shipwise/{company_id} from 2026-05-01 to 2026-05-08  of company 11 in water  from 203.0.113.7, Firefox on Windows",
];
const [third, second, first] = lines;

it.each([
  [[], lines],
  [
    ["--most", "2"],
    [third, second],
  ],
  [
    ["--company", "11"],
    [second, first],
  ],
  [["--user", "NASRIN"], [first]],
  [["--user", "nasri"], ["No reading was found."]],
  [["--search", "clerk"], [second]],
  [["--search", "EXPORTED"], [second]],
  [["--search", "firefox"], [first]],
  [["--search", "%"], ["No reading was found."]],
  [["--search", "১৯৮.51"], [third]],
  [["--search", "2০০1:DB8"], [second]],
  [
    ["--from", "2026-06-01", "--to", "2026-06-01"],
    [second, first],
  ],
  [["--from", "2026-06-02"], [third]],
  [["--to", "2026-06-01", "--company", "12"], ["No reading was found."]],
])("shows who read what by %j", async (words, shown) => {
  expect(await said(...words)).toEqual(shown);
});

it("says it as JSON, with all that is kept", async () => {
  expect(JSON.parse((await audit("--user", "rafiq", "--json")).out)).toEqual([
    {
      id: 2,
      at: "2026-06-01T20:59:59.500Z",
      user_id: 8,
      username: "rafiq",
      name: 'Md. "Rafiq", clerk',
      company_id: 11,
      module: "water",
      act: "exported",
      report: "/api/water/vehicles/{company_id}",
      from_date: null,
      to_date: null,
      address: "2001:db8::/64",
      device: null,
    },
  ]);
});

it("says it as CSV, in which no text is a formula", async () => {
  expect(await said("--csv")).toEqual([
    "at,user_id,username,name,company_id,module,act,report,from_date,to_date,address,device",
    "2026-06-01T21:00:00.000Z,9,'=cmd,' @name,12,waybill,searched,/api/waybill/reports/{company_id},2026-06-01,2026-06-01,198.51.100.9,curl",
    '2026-06-01T20:59:59.500Z,8,rafiq,"Md. ""Rafiq"", clerk",11,water,exported,/api/water/vehicles/{company_id},,,2001:db8::/64,',
    "2026-05-31T21:00:00.000Z,7,nasrin,Nasrin Akter,11,water,read,/api/water/reports/shipwise/{company_id},2026-05-01,2026-05-08,203.0.113.7,Firefox on Windows",
  ]);
  expect(await said("--csv", "--company", "99")).toEqual([
    "at,user_id,username,name,company_id,module,act,report,from_date,to_date,address,device",
  ]);
});

it("writes all of a long record as CSV, each reading once, and is no act itself", async () => {
  await own.db.query(
    `insert into readings (at, user_id, username, name, company_id, module, act, report, address)
     select '2026-05-01 12:00+06', number, 'user ' || number, 'Name', 13, 'water', 'read', '/api/water/vehicles/{company_id}', '10.1.1.1'
     from generate_series(1, 2500) as number`,
  );
  const [, ...rows] = await said("--csv", "--company", "13");
  expect(rows.map((row) => Number(row.split(",")[1]))).toEqual(
    Array.from({ length: 2500 }, (_, at) => 2500 - at),
  );
  expect((await said("--company", "13")).length).toBe(50);
  expect(await own.db.query("select from acts")).toEqual([]);
});

it("still shows who read of a company that is deleted", async () => {
  const place = { DATABASE_URL: own.place.databaseUrl, DATA_DIR: undefined };
  await own.db.query("insert into companies (company_id, name) values (11, 'Surma Lines')");
  const deleted = await ran(["company", "delete", "11", "--confirm", "Surma Lines"], place);
  expect(deleted).toEqual({
    out: "Deleted company 11, Surma Lines, with no records.",
    err: "",
    code: 0,
  });
  expect(await said("--company", "11")).toEqual([second, first]);
});

it("finds letters in each encoding of theirs, digits of either kind, and names without joiners", async () => {
  await own.db.query(
    `insert into readings (at, user_id, username, name, company_id, module, act, report, address)
     values
       ('2026-06-01 12:00+06', 20, $1, $2, 14, 'water', 'read', '/api/water/vehicles/{company_id}', '10.1.1.1'),
       ('2026-06-01 12:00+06', 21, $3, $4, 14, 'water', 'read', '/api/water/vehicles/{company_id}', '10.1.1.1')`,
    ["ভ\u09c7\u09beলা", "র\u200d\u09cdযাব ১২", "বগু\u09dcা", "র\u09cdযাব 12"],
  );
  const found = async (...words: string[]) =>
    JSON.parse((await audit("--company", "14", "--json", ...words)).out).map(
      ({ user_id }: { user_id: number }) => user_id,
    );
  expect(await found("--user", "ভ\u09cbলা")).toEqual([20]);
  expect(await found("--user", "বগু\u09a1\u09bcা")).toEqual([21]);
  expect(await found("--search", "ভ\u09cbলা")).toEqual([20]);
  expect(await found("--search", "বগু\u09a1\u09bcা")).toEqual([21]);
  expect(await found("--search", "র\u09cdযাব 1২")).toEqual([21, 20]);
  expect(await found("--search", "র\u200d\u09cd\u200cযাব ১2")).toEqual([21, 20]);
});
