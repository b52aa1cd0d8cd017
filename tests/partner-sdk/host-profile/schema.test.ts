import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { type HostProfile, HostProfileError, hostFetch } from "partner-sdk/host-profile";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

const schema = JSON.parse(readFileSync("openapi/partner-host.schema.json", "utf8"));
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
const accepts = ajv.compile(schema);

/** What is wrong in a profile, as lines. */
function problemsOf(profile: unknown): string[] {
  try {
    hostFetch(profile as HostProfile);
    return [];
  } catch (error) {
    if (!(error instanceof HostProfileError)) throw error;
    return error.problems.map(({ at, message }) => `${at}: ${message}`);
  }
}

const good: HostProfile[] = [
  {},
  { api: "https://api.example.com" },
  { api: "http://127.0.0.1:8080/base/" },
  { signIn: { fields: { username: "email", password: "pin" }, token: "data.access.token" } },
  { signIn: { fields: { username: "e-mail address" }, tokenHeader: "X-Auth-Token" } },
  { signIn: { sendTokenIn: "X-Auth-Token" } },
  { only: [] },
  { only: ["login", "getUser", "logout", "getTollplazaSummary"] },
  { only: ["login"], operations: { getUser: {}, getToday: { absent: true } } },
  {
    defaults: {
      path: "/v2/reports/{company_id}",
      query: { type: "a", page: 1, all: false },
      parameters: { company_id: "operator", from_date: "start", until_time: "until" },
      dates: { format: "YYYYMMDD", to: "inclusive" },
      rows: "result.items",
      data: "result",
      fields: { total_fares: "amount", next_cursor: "next", "totals.total_fares": "sum" },
      amounts: "minor",
    },
    operations: { getIntracityCounterwiseReport: {}, getTollplazaSummary: {} },
  },
  { operations: { getTollplazaSummary: { data: "a", fields: { total_entry_amount: "in" } } } },
  { operations: { getWaybillReport: { expression: "items", amounts: "minor", path: "/" } } },
  { operations: { getUser: { fields: { "user.name": "name", user: "me" } } } },
  { operations: { listTollplazaCollections: { fields: { next_cursor: "meta.next" } } } },
  { operations: { getIntracitySummary: { fields: { "totals.total_trips": "a", date: "day" } } } },
  { operations: { getWaybillReport: { path: "/a/{from_date}/{to_date}/..b/.../{company_id}" } } },
  {
    reporting: { time_zone: "Asia/Dhaka", currency: "BDT", weekend: [], week_starts_on: "sunday" },
  },
];

const list = "has to be a list";
const text = "has to be a text";
const object = "has to be an object with keys";
/** Refused by the schema. */
const bad: [profile: unknown, ...problems: string[]][] = [
  [null, `: ${object}`],
  [[], `: ${object}`],
  ["", `: ${object}`],
  [{ apis: "x" }, "apis: unknown key apis; did you mean api?"],
  [{ x: 1 }, "x: unknown key x; known: api, signIn, reporting, only, defaults, operations"],
  [{ api: 1 }, `api: ${text} such as "https://api.example.com/base"`],
  ...["", "api.example.com", "ftp://a", "https://u@a", "https://a?b", "https://a#b", "//a"].map(
    (api): [unknown, string] => [{ api }, `api: ${text} such as "https://api.example.com/base"`],
  ),
  [
    { signIn: { fields: { email: "a" } } },
    "signIn.fields.email: unknown key email; known: username, password",
  ],
  [
    { signIn: { fields: { username: "" } } },
    'signIn.fields.username: is empty; it has to be a text such as "email"',
  ],
  [{ signIn: { token: "a..b" } }, `signIn.token: ${text} such as "data.access.token"`],
  [{ signIn: { token: "a b" } }, `signIn.token: ${text} such as "data.access.token"`],
  [{ signIn: { tokenHeader: "X Token" } }, `signIn.tokenHeader: ${text} such as "X-Auth-Token"`],
  [{ signIn: { sendTokenIn: "X:Token" } }, `signIn.sendTokenIn: ${text} such as "X-Auth-Token"`],
  [{ only: "login" }, `only: ${list}`],
  [{ only: ["logIn"] }, "only[0]: unknown value logIn; did you mean login?"],
  [
    { only: ["listIntercityVehicle"] },
    "only[0]: unknown value listIntercityVehicle; did you mean listIntercityVehicles?",
  ],
  [{ only: ["login", "login"] }, 'only[1]: "login" is there twice'],
  [{ only: [7] }, "only[0]: unknown value 7"],
  [
    { defaults: { absent: true } },
    "defaults.absent: unknown key absent; known: path, query, parameters, dates, rows, data, fields, amounts",
  ],
  [
    { defaults: { expression: "a" } },
    "defaults.expression: unknown key expression; known: path, query, parameters, dates, rows, data, fields, amounts",
  ],
  [
    { operations: { getTodays: {} } },
    "operations.getTodays: unknown key getTodays; did you mean getToday?",
  ],
  [{ operations: { getToday: null } }, `operations.getToday: ${object}`],
  [{ operations: { getToday: [] } }, `operations.getToday: ${object}`],
  [
    { operations: { getToday: { absent: false } } },
    "operations.getToday.absent: has to be true, or left out",
  ],
  ...["v2", "", "/a b", "/a?b=1", "/a#b", "/a/../b", "/..", "/a/.", "/%2E%2e/a", "/a\\b"].map(
    (path): [unknown, string] => [
      { defaults: { path } },
      `defaults.path: ${text} such as "/v2/reports/{company_id}"`,
    ],
  ),
  [
    { defaults: { query: { a: null } } },
    "defaults.query.a: has to be a text or a number or true or false",
  ],
  [
    { defaults: { query: { a: ["b"] } } },
    "defaults.query.a: has to be a text or a number or true or false",
  ],
  [
    { defaults: { parameters: { from: "a" } } },
    "defaults.parameters.from: unknown key from; did you mean from_date?",
  ],
  [{ defaults: { parameters: { from_date: 1 } } }, `defaults.parameters.from_date: ${text}`],
  ...["DD-MM-YY", "D.M.YYYY", "", 1].map((format): [unknown, string] => [
    { defaults: { dates: { format } } },
    `defaults.dates.format: ${text} such as "DD-MM-YYYY"`,
  ]),
  [
    { defaults: { dates: { to: "inclusiv" } } },
    "defaults.dates.to: unknown value inclusiv; did you mean inclusive?",
  ],
  [
    { defaults: { dates: { until: "a" } } },
    "defaults.dates.until: unknown key until; known: format, to",
  ],
  [{ defaults: { rows: ".items" } }, `defaults.rows: ${text} such as "result.items"`],
  [
    { defaults: { fields: { total_fares: "a." } } },
    `defaults.fields.total_fares: ${text} such as "desk.title"`,
  ],
  [
    { defaults: { amounts: "cents" } },
    "defaults.amounts: unknown value cents; known: decimal, minor",
  ],
  [{ defaults: { amounts: true } }, "defaults.amounts: unknown value true; known: decimal, minor"],
  [{ reporting: { currency: "Taka" } }, `reporting.currency: ${text} such as "BDT"`],
  [{ reporting: { weekend: "friday" } }, `reporting.weekend: ${list}`],
  [
    { reporting: { weekend: ["Friday"] } },
    "reporting.weekend[0]: unknown value Friday; did you mean friday?",
  ],
  [
    { reporting: { week_starts_on: "mon" } },
    "reporting.week_starts_on: unknown value mon; did you mean monday?",
  ],
  [
    { reporting: { time_zone: "" } },
    'reporting.time_zone: is empty; it has to be a text such as "Asia/Dhaka"',
  ],
  [
    JSON.parse('{"__proto__": 1}'),
    "__proto__: unknown key __proto__; known: api, signIn, reporting, only, defaults, operations",
  ],
  [
    { constructor: 1 },
    "constructor: unknown key constructor; known: api, signIn, reporting, only, defaults, operations",
  ],
  [{ api: 1, only: 2 }, `api: ${text} such as "https://api.example.com/base"`, `only: ${list}`],
];

const fares = (mapping: object) => ({ operations: { listTollplazaFares: mapping } });
/** Refused for what a schema cannot say. */
const beyond: [profile: unknown, ...problems: string[]][] = [
  [
    { signIn: { token: "a", tokenHeader: "b" } },
    "signIn.tokenHeader: the token is in token already; leave out one of them",
  ],
  [
    { defaults: { fields: { total_fare: "a" } } },
    "defaults.fields.total_fare: unknown field total_fare; did you mean total_fares?",
  ],
  [
    fares({ absent: true, rows: "a" }),
    "operations.listTollplazaFares.rows: listTollplazaFares is absent; leave out one of them",
  ],
  [
    fares({ parameters: { from_date: "a" } }),
    "operations.listTollplazaFares.parameters.from_date: unknown parameter from_date; known: company_id",
  ],
  [
    fares({ path: "/{company}" }),
    "operations.listTollplazaFares.path: unknown parameter company; did you mean company_id?",
  ],
  [
    fares({ path: "/{}" }),
    "operations.listTollplazaFares.path: unknown parameter ; known: company_id",
  ],
  [
    { defaults: { path: "/{from_date}" }, ...fares({}) },
    "defaults.path: unknown parameter from_date; known: company_id",
  ],
  [
    { operations: { getOfflineCounterReport: { path: "/{device_id}" } } },
    "operations.getOfflineCounterReport.path: device_id may be left out of getOfflineCounterReport, so that it cannot be in the path",
  ],
  [
    fares({ fields: { fares: "a" } }),
    "operations.listTollplazaFares.fields.fares: unknown field fares; did you mean fare?",
  ],
  [
    fares({ fields: { next_cursor: "a" } }),
    "operations.listTollplazaFares.fields.next_cursor: unknown field next_cursor; known: vehicle_class, fare, overstay_fare, free_minutes",
  ],
  [
    fares({ data: "a" }),
    "operations.listTollplazaFares.data: listTollplazaFares has no object; rows says where its rows are",
  ],
  [
    { operations: { getUser: { rows: "a" } } },
    "operations.getUser.rows: getUser has no rows; data says where its object is",
  ],
  [
    { operations: { logout: { rows: "a", data: "b" } } },
    "operations.logout.rows: logout has no rows",
    "operations.logout.data: logout has no object",
  ],
  [
    fares({ expression: "a", rows: "b", fields: { fare: "c" } }),
    "operations.listTollplazaFares.rows: the expression makes the whole answer; leave rows out",
    "operations.listTollplazaFares.fields: the expression makes the whole answer; leave fields out",
  ],
];

describe("the schema of a host profile", () => {
  it("is one of JSON Schema 2020-12, in which every part has a description", () => {
    expect(schema.$schema).toBe("https://json-schema.org/draft/2020-12/schema");
    expect(ajv.validateSchema(schema)).toBe(true);
    const undescribed: string[] = [];
    (function look(part: Record<string, unknown>, at: string) {
      for (const [name, property] of Object.entries(part.properties ?? {})) {
        const isReference = "$ref" in property || at.endsWith("reporting") || at.endsWith("fields");
        if (!isReference && !property.description) undescribed.push(`${at}.${name}`);
        look(property, `${at}.${name}`);
      }
    })(schema, "");
    expect(undescribed).toEqual([]);
  });

  it("names every operation of the contract", () => {
    const { paths } = parse(readFileSync("openapi/partner.yaml", "utf8")) as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const ids = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(Object.keys(schema.properties.operations.properties)).toEqual(ids);
    expect(schema.properties.only.items.enum).toEqual(ids);
  });
});

describe("a profile", () => {
  it.each(good)("is taken by Ajv and by hostFetch: %j", (profile) => {
    expect([accepts(profile), problemsOf(profile)]).toEqual([true, []]);
  });

  it.each(bad)("is refused by Ajv and by hostFetch: %j", (profile, ...problems) => {
    expect([accepts(profile), problemsOf(profile)]).toEqual([false, problems]);
  });

  it.each(beyond)("is refused for what the schema cannot say: %j", (profile, ...problems) => {
    expect([accepts(profile), problemsOf(profile)]).toEqual([true, problems]);
  });

  it("with any change is refused by hostFetch where Ajv refuses it", () => {
    const values = fc.constantFrom(null, true, 7, "", "x", "minor", [], {}, ["login"], { a: 1 });
    const paths = good.flatMap((profile) => pathsIn(profile).map((path) => ({ profile, path })));
    fc.assert(
      fc.property(fc.constantFrom(...paths), values, ({ profile, path }, value) => {
        const changed = structuredClone(profile) as unknown;
        replace(changed, path, value);
        if (!accepts(changed)) expect(problemsOf(changed)).not.toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it("that is wrong says so in one message, with each problem on a line", () => {
    let message = "";
    try {
      hostFetch({ only: 1, api: 2 } as unknown as HostProfile);
    } catch (error) {
      message = String(error);
    }
    expect(message).toBe(
      `HostProfileError: host profile: only: ${list}\nhost profile: api: ${text} such as "https://api.example.com/base"`,
    );
  });
});

function pathsIn(value: unknown, before: string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    [...before, name],
    ...pathsIn(inner, [...before, name]),
  ]);
}

function replace(whole: unknown, path: string[], value: unknown) {
  const parent = path.slice(0, -1).reduce((part, name) => (part as never)[name], whole);
  (parent as Record<string, unknown>)[path.at(-1) ?? ""] = value;
}
