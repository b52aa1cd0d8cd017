import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { parseHostProfile } from "partner-sdk/host-profile/file";
import { expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import { before, password, startDifferingHost } from "./differing-host.ts";
import { counted, run } from "./run.ts";
import { refused, startSaying, unauthenticated } from "./saying-host.ts";
import { credentials, startSixCallsHost } from "./six-calls-host.ts";

function someFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "draft-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, "partner-host.yaml");
}

const check = (words: string[], secret = password) =>
  run(["--sign-in", "rahim", ...words], { PARTNER_PASSWORD: secret });

const schema = JSON.parse(
  readFileSync(new URL("../../openapi/partner-host.schema.json", import.meta.url), "utf8"),
);
const isValid = new Ajv2020({ strict: false }).compile(schema);

it("drafts what differs in names, ids, envelopes, places and dates, and asks a person for the rest", async () => {
  const { baseUrl, requests } = await startDifferingHost();
  const file = someFile();
  const { out, code } = await check([
    "--base-url",
    baseUrl,
    "--before",
    before,
    "--draft-profile",
    file,
  ]);
  expect([code, counted(out), out.split("\n").at(-1)]).toEqual([
    1,
    [1, 0, 2],
    `Wrote ${file}. Read its comments, then check the host with --profile ${file}.`,
  ]);
  expect(requests.length).toBeLessThan(60);
  const text = readFileSync(file, "utf8");
  expect(await parseHostProfile(text, "partner-host.yaml")).toEqual({
    api: baseUrl,
    signIn: { token: "accessToken" },
    only: [
      ...["login", "getUser", "logout"],
      ...["getIntracityCounterwiseReport", "listIntracityVehicles", "getIntracitySummary"],
      ...["getTollplazaSummary", "listTollplazaCollections", "listTollplazaFares"],
    ],
    operations: {
      getUser: {
        expression:
          'data ~> |allowed_companies.*|{ "id": $exists(id) ? id : _id, "_id": $string($exists(_id) ? _id : id) }|',
      },
      logout: {},
      getIntracityCounterwiseReport: {
        rows: "rows",
        fields: {
          counter: "Counter",
          "counter.id": "Counter._id",
          "counter.name": "Counter.Name",
          total_tickets: "totalTickets",
          total_fares: "TotalFares",
        },
      },
      listIntracityVehicles: { fields: { registration_number: "registrationNumber" } },
      getIntracitySummary: { dates: { to: "inclusive" } },
      getTollplazaSummary: { data: "result.today" },
      listTollplazaCollections: {
        rows: "page.items",
        fields: { entered_at: "enteredAt", next_cursor: "page.nextCursor" },
      },
      listTollplazaFares: {},
    },
  });
  const comments = text.replaceAll(/\n *# +/g, " ");
  for (const comment of [
    "All amounts are whole numbers. If they are in the smallest unit of the currency, say so: amounts: minor Its rows do not show",
    "Its rows do not show whether a range includes to_date, as others of the host do. If it does: dates: { to: inclusive }\n  listTollplazaCollections:",
    "Missing: fare. The rows have these other fields: price. Name them, such as fields: { fare: price }\n  listTollplazaFares:",
    "signIn: fields: { username: email, password: pin }",
  ]) {
    expect.soft(comments).toContain(comment);
  }
});

it("drafts a file that the schema allows, and through which fewer findings are left", async () => {
  const { baseUrl } = await startDifferingHost();
  const file = someFile();
  const plain = ["--base-url", baseUrl, "--before", before];
  await check([...plain, "--draft-profile", file]);
  expect(isValid(parse(readFileSync(file, "utf8")))).toBe(true);
  const completed = readFileSync(file, "utf8").replace(
    "listTollplazaFares: {}",
    "listTollplazaFares: { fields: { fare: price } }",
  );
  writeFileSync(file, completed);
  const { out, code } = await check(["--profile", file, "--before", before]);
  expect([code, counted(out).slice(0, 2)]).toEqual([0, [0, 0]]);
  expect(out).toContain(`  Intracity
    works: Counter Wise Report, Buses, Summary
    not offered: Vehicle Wise Report, `);
  expect(out).toContain(`  Toll Plaza
    works: Fares, Dashboard, Collection Details
    not offered: Collection Report, `);
});

it("writes no token, name or figure of the host", async () => {
  const { baseUrl, secrets } = await startDifferingHost();
  const file = someFile();
  await check(["--base-url", baseUrl, "--before", before, "--draft-profile", file]);
  const text = readFileSync(file, "utf8");
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});

const page = { headers: { "content-type": "text/html" }, text: "<h1>Nothing</h1>" };

it.each([
  [404, { ...page, status: 404 }],
  [401, { status: 401 }],
  [500, { ...page, status: 500 }],
  [200, { ...page, status: 200 }],
])("names the six calls of a host that answers all else with %i", async (status, answer) => {
  const { baseUrl } = await startSixCallsHost(() => answer);
  const file = someFile();
  const secret = credentials.password;
  const first = await check(["--base-url", baseUrl, "--draft-profile", file], secret);
  const text = readFileSync(file, "utf8");
  expect(await parseHostProfile(text, file)).toEqual({
    api: baseUrl,
    only: [
      ...["login", "getUser", "logout"],
      ...["getOfflineCounterReport", "listOfflineCounterDeviceIds", "getTollplazaSummary"],
    ],
  });
  expect(text.includes(`since the host answered with status ${status}: getIntracity`)).toBe(
    status === 401 || status === 500,
  );
  const second = await check(["--profile", file], secret);
  const [before, after] = [counted(first.out), counted(second.out)];
  expect([second.code, after.slice(0, 2)]).toEqual([0, [0, 0]]);
  expect(after[2]).toBeLessThan(Number(before[2]));
  expect(second.out).toContain(
    "  Toll Plaza\n    works: Dashboard\n    not offered: Collection Report",
  );
});

it("keeps a file that is there, unless it may replace it", async () => {
  const { baseUrl, requests } = await startDifferingHost();
  const file = someFile();
  writeFileSync(file, "api: https://partner.example\n");
  const words = ["--base-url", baseUrl, "--draft-profile", file];
  const { err, code } = await check(words);
  expect([code, err.split("\n")[0]]).toEqual([2, `${file} exists already; --force replaces it.`]);
  expect([readFileSync(file, "utf8"), requests]).toEqual(["api: https://partner.example\n", []]);
  await check([...words, "--force"]);
  expect(readFileSync(file, "utf8")).toContain(baseUrl);
});

it("completes a profile, and keeps what it says", async () => {
  const { baseUrl } = await startDifferingHost();
  const file = someFile();
  writeFileSync(
    file,
    "signIn: { token: accessToken }\noperations: { getIntracitySummary: { absent: true } }\n",
  );
  const words = ["--base-url", baseUrl, "--before", before];
  await check([...words, "--profile", file, "--draft-profile", file, "--force"]);
  const { signIn, operations } = await parseHostProfile(readFileSync(file, "utf8"), file);
  expect([signIn, operations?.getIntracitySummary, operations?.getTollplazaSummary]).toEqual([
    { token: "accessToken" },
    { absent: true },
    { data: "result.today" },
  ]);
});

it("keeps what it has found where the host does not take the token that it found", async () => {
  const signedIn = { headers: { "x-auth-token": "7f3a-secret" }, body: { ok: true } };
  const { baseUrl } = await startSaying(
    signedIn,
    refused(400, "bad_request"),
    signedIn,
    unauthenticated,
  );
  const file = someFile();
  const { code } = await check(["--base-url", baseUrl, "--draft-profile", file]);
  const text = readFileSync(file, "utf8");
  expect([code, await parseHostProfile(text, file)]).toEqual([
    1,
    { api: baseUrl, signIn: { tokenHeader: "x-auth-token" } },
  ]);
  expect(text.replaceAll(/\n# +/g, " ")).toContain(
    "The token came in a header. If requests carry it in one as well: sendTokenIn: x-auth-token under signIn Through this draft, the check ended: it does not take the token",
  );
  expect(text).not.toContain("7f3a");
});
