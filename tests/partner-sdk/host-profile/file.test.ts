import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HostProfileError } from "partner-sdk/host-profile";
import { parseHostProfile, readHostProfile } from "partner-sdk/host-profile/file";
import { expect, it } from "vitest";

const problems = async (text: string) => {
  const error = await parseHostProfile(text, "partner-host.yaml").catch((thrown) => thrown);
  expect(error).toBeInstanceOf(HostProfileError);
  return error.message.split("\n");
};

it("takes an empty file for the specification's host", async () => {
  expect(await parseHostProfile("# nothing yet\n", "partner-host.yaml")).toEqual({});
});

const whole = `# yaml-language-server: $schema=./openapi/partner-host.schema.json
api: https://api.example.com/base
signIn:
  fields: { username: email, password: pin }
  tokenHeader: X-Auth-Token
  sendTokenIn: X-Auth-Token
only: [login, getUser, logout, getTollplazaSummary]
defaults: &reports
  path: /v2/reports
  parameters: { company_id: operator, from_date: start, to_date: end }
  dates: { format: DD-MM-YYYY, to: inclusive }
  rows: result.items
  fields: { total_tickets: sold, total_fares: amount }
  amounts: minor
operations:
  getIntracityCounterwiseReport:
    query: { type: counter }
    fields: { counter.name: desk.title }
  getTollplazaSummary: { path: "/v2/toll/{company_id}", data: result }
  listTollplazaFares: { absent: true }
  getWaybillReport:
    expression: |
      result.items.{ 'total_fares': amount }
reporting:
  time_zone: Asia/Dhaka
  currency: BDT
  weekend: [friday, saturday]
  week_starts_on: sunday
`;

it("reads a whole profile from a file of YAML or JSON", async () => {
  const profile = {
    api: "https://api.example.com/base",
    signIn: {
      fields: { username: "email", password: "pin" },
      tokenHeader: "X-Auth-Token",
      sendTokenIn: "X-Auth-Token",
    },
    only: ["login", "getUser", "logout", "getTollplazaSummary"],
    defaults: {
      path: "/v2/reports",
      parameters: { company_id: "operator", from_date: "start", to_date: "end" },
      dates: { format: "DD-MM-YYYY", to: "inclusive" },
      rows: "result.items",
      fields: { total_tickets: "sold", total_fares: "amount" },
      amounts: "minor",
    },
    operations: {
      getIntracityCounterwiseReport: {
        query: { type: "counter" },
        fields: { "counter.name": "desk.title" },
      },
      getTollplazaSummary: { path: "/v2/toll/{company_id}", data: "result" },
      listTollplazaFares: { absent: true },
      getWaybillReport: { expression: "result.items.{ 'total_fares': amount }\n" },
    },
    reporting: {
      time_zone: "Asia/Dhaka",
      currency: "BDT",
      weekend: ["friday", "saturday"],
      week_starts_on: "sunday",
    },
  };
  expect(await parseHostProfile(whole, "partner-host.yaml")).toEqual(profile);
  const folder = await mkdtemp(join(tmpdir(), "host-profile-"));
  for (const [name, text] of [
    ["partner-host.yaml", whole],
    ["partner-host.json", JSON.stringify(profile)],
  ] as const) {
    await writeFile(join(folder, name), text);
    expect(await readHostProfile(join(folder, name))).toEqual(profile);
  }
  await writeFile(join(folder, "wrong.yaml"), "\nx: 1\n");
  const wrong = await readHostProfile(join(folder, "wrong.yaml")).catch((error) => error);
  expect(wrong.problems).toEqual([
    {
      line: 2,
      at: "x",
      message: "unknown key x; known: api, signIn, reporting, only, defaults, operations",
    },
  ]);
  expect(wrong.message).toMatch(/^wrong\.yaml:2: x: unknown key x;/);
  const none = await readHostProfile(join(folder, "none.yaml")).catch((error) => error);
  expect(none.code).toBe("ENOENT");
  await rm(folder, { recursive: true });
});

it("says the line, the place and the nearest name of what is wrong", async () => {
  expect(
    await problems(`api: https://api.example.com
signin:
  token: data.token
operations:
  getTollplazaSummary:
    amounts: cents
  listTollplazaFare: { absent: true }
`),
  ).toEqual([
    "partner-host.yaml:2: signin: unknown key signin; did you mean signIn?",
    "partner-host.yaml:6: operations.getTollplazaSummary.amounts: unknown value cents; known: decimal, minor",
    "partner-host.yaml:7: operations.listTollplazaFare: unknown key listTollplazaFare; did you mean listTollplazaFares?",
  ]);
});

it("says what the schema cannot say", async () => {
  expect(
    await problems(`operations:
  getTollplazaSummary:
    path: /v2/{company}
    rows: items
    fields:
      total_entry: n
    parameters: { from_date: start }
  listTollplazaFares:
    data: result
    expression: items
  getWaybillReport:
    expression: "items.{"
`),
  ).toEqual([
    "partner-host.yaml:3: operations.getTollplazaSummary.path: unknown parameter company; did you mean company_id?",
    "partner-host.yaml:4: operations.getTollplazaSummary.rows: getTollplazaSummary has no rows; data says where its object is",
    "partner-host.yaml:6: operations.getTollplazaSummary.fields.total_entry: unknown field total_entry; did you mean total_entry_count?",
    "partner-host.yaml:7: operations.getTollplazaSummary.parameters.from_date: unknown parameter from_date; known: company_id",
    "partner-host.yaml:9: operations.listTollplazaFares.data: listTollplazaFares has no object; rows says where its rows are",
    "partner-host.yaml:9: operations.listTollplazaFares.data: the expression makes the whole answer; leave data out",
  ]);
  expect(await problems('operations:\n  getWaybillReport:\n    expression: "items.{"\n')).toEqual([
    'partner-host.yaml:3: operations.getWaybillReport.expression: is not JSONata: Expected ":" before end of expression (character 7)',
  ]);
});

it("says where the text is no YAML", async () => {
  expect(await problems("api: [\n")).toEqual([expect.stringMatching(/^partner-host.yaml:2: /)]);
  expect(await problems("api: a\napi: b\n")).toEqual([
    "partner-host.yaml:2: Map keys must be unique",
  ]);
});
