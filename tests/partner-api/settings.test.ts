import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "partner-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Host, startHost } from "./host.ts";

const week = (env: Record<string, string>) => {
  const { weekStartsOn, weekend } = readSettings(env);
  return [weekStartsOn, weekend];
};

describe("the week of the companies' country", () => {
  it.each([
    [{}, ["sunday", ["friday", "saturday"]]],
    [{ REPORTING_TIMEZONE: "Asia/Dhaka", WEEKEND: "" }, ["sunday", []]],
    [{ REPORTING_TIMEZONE: "asia/dhaka" }, ["sunday", ["friday", "saturday"]]],
    [{ REPORTING_TIMEZONE: "Asia/Dacca" }, ["sunday", ["friday", "saturday"]]],
    [{ REPORTING_TIMEZONE: "Europe/Berlin" }, [null, []]],
    [
      {
        REPORTING_TIMEZONE: "Europe/Berlin",
        WEEK_STARTS_ON: "Monday",
        WEEKEND: "Saturday, sunday",
      },
      ["monday", ["saturday", "sunday"]],
    ],
    [{ WEEK_STARTS_ON: "" }, [null, ["friday", "saturday"]]],
  ])("with %j is %j", (env, expected) => {
    expect(week(env as Record<string, string>)).toEqual(expected);
  });

  it.each([
    [{ WEEK_STARTS_ON: "someday" }, "WEEK_STARTS_ON must be a day of the week such as sunday."],
    [
      { WEEK_STARTS_ON: "sunday,monday" },
      "WEEK_STARTS_ON must be a day of the week such as sunday.",
    ],
    [{ WEEKEND: "5,6" }, "WEEKEND must be days such as friday,saturday."],
    [{ WEEKEND: "friday,friday" }, "WEEKEND must be days such as friday,saturday."],
  ])("is refused with %j", (env, message) => {
    expect(() => week(env as Record<string, string>)).toThrow(message);
  });
});

describe("the currency of all amounts", () => {
  it.each([
    [{}, null],
    [{ CURRENCY: "BDT" }, "BDT"],
    [{ CURRENCY: "" }, null],
    [{ CURRENCY: " eur " }, "EUR"],
    [{ REPORTING_TIMEZONE: "Europe/Berlin" }, null],
    [{ REPORTING_TIMEZONE: "Europe/Berlin", CURRENCY: "EUR" }, "EUR"],
  ])("with %j is %j", (env, expected) => {
    expect(readSettings(env as Record<string, string>).currency).toBe(expected);
  });

  it.each([
    [{}, "BDT"],
    [{ CURRENCY: "" }, null],
    [{ CURRENCY: "EUR" }, null],
  ])("of demo data, with %j, is taka unless somebody says another, or none", (env, expected) => {
    expect(readSettings(env as Record<string, string>).demoCurrency).toBe(expected);
  });

  it.each(["taka", "B", "৳"])("is refused as %s", (text) => {
    expect(() => readSettings({ CURRENCY: text })).toThrow(
      "CURRENCY must be the three letters of a currency such as BDT.",
    );
  });
});

describe("a host of a country of which nobody has said week and currency", () => {
  let host: Host;
  beforeAll(async () => {
    host = await startHost("PGlite", { WEEK_STARTS_ON: "", WEEKEND: "", CURRENCY: "" });
  });
  afterAll(() => host.stop());

  it("says nothing of it to the user", async () => {
    const { data } = (await host.get("/api/auth/user", await host.tokenOf("solo"))).json();
    expect(data.reporting).toEqual({ time_zone: "Asia/Dhaka" });
  });
});

it("has a replica only of a PostgreSQL", () => {
  const replica = { DATABASE_REPLICA_URL: "postgres://replica/portal" };
  expect(() => readSettings(replica)).toThrow(
    "DATABASE_REPLICA_URL needs DATABASE_URL, of which it is a replica.",
  );
  const both = readSettings({ ...replica, DATABASE_URL: "postgres://primary/portal" });
  expect([both.databaseUrl, both.databaseReplicaUrl]).toEqual([
    "postgres://primary/portal",
    "postgres://replica/portal",
  ]);
});

describe("the proxies in front of the server", () => {
  it.each([
    ["", false],
    ["false", false],
    ["0", false],
    ["1", 1],
    [" 2 ", 2],
    ["loopback", ["loopback"]],
    ["127.0.0.1, ::1", ["127.0.0.1", "::1"]],
    ["10.0.0.0/8,fd00::/8,uniquelocal", ["10.0.0.0/8", "fd00::/8", "uniquelocal"]],
  ])("with '%s' are %j", (text, expected) => {
    expect(readSettings({ TRUST_PROXY: text }).trustProxy).toEqual(expected);
  });

  it.each([
    "true",
    "TRUE",
    "yes",
    "-1",
    "1.5",
    "33",
    "1,2",
    "10.0.0.0/0",
    "10.0.0.0/33",
    "10.0.0.0/8/8",
    "fd00::/129",
    "10.0.0",
    "10.0.0.0/8,",
    "proxy.example",
  ])("cannot be '%s'", (text) => {
    expect(() => readSettings({ TRUST_PROXY: text })).toThrow(
      "TRUST_PROXY must be the number of proxies in front of the server, such as 1, or their networks, such as loopback,10.0.0.0/8.",
    );
  });
});

describe("the origins of portals on other hosts", () => {
  it("are whole origins, without what follows them", () => {
    const { allowedOrigins } = readSettings({
      ALLOWED_ORIGINS: "https://portal.example, http://localhost:3000/,, HTTPS://Other.example:443",
    });
    expect(allowedOrigins).toEqual([
      "https://portal.example",
      "http://localhost:3000",
      "https://other.example",
    ]);
  });

  it.each(["localhost:3000", "null", "*", "file:///portal", "data:text/html,x", "portal.example"])(
    "cannot be %s [V3.4.2]",
    (text) => {
      expect(() => readSettings({ ALLOWED_ORIGINS: text })).toThrow(
        "ALLOWED_ORIGINS must list origins such as https://portal.example.",
      );
    },
  );
});

describe("the pages that may make passkeys", () => {
  it("are the portal's own, then those on other hosts", () => {
    const { passkeyOrigins, allowedOrigins, portalOrigin } = readSettings({
      PORTAL_ORIGIN: "https://portal.example/",
      ALLOWED_ORIGINS: "https://other.example,https://portal.example,http://localhost:3000",
    });
    expect([portalOrigin, passkeyOrigins, allowedOrigins]).toEqual([
      "https://portal.example",
      ["https://portal.example", "https://other.example", "http://localhost:3000"],
      ["https://other.example", "https://portal.example", "http://localhost:3000"],
    ]);
  });

  it.each([
    "http://portal.example",
    "https://10.0.0.7",
    "https://[::1]:4173",
    "http://127.0.0.1:4173",
    "",
  ])("are not '%s', for which no browser makes any", (text) => {
    expect(readSettings({ PORTAL_ORIGIN: text }).passkeyOrigins).toEqual([]);
  });

  it.each([
    ["portal.example", "PORTAL_ORIGIN must list origins such as https://portal.example."],
    ["https://a.example,https://b.example", "PORTAL_ORIGIN must be one origin."],
  ])("cannot be %s", (text, says) => {
    expect(() => readSettings({ PORTAL_ORIGIN: text })).toThrow(says);
  });
});

describe("the keys of second factors", () => {
  const [one, two] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

  it("are 32 bytes each, the first for new secrets", () => {
    const text = [one, two].map((key) => key.toString("base64")).join(", ");
    expect(readSettings({ SECOND_FACTOR_KEY: text }).secondFactorKeys).toEqual([one, two]);
    expect(readSettings({}).secondFactorKeys).toEqual([]);
  });

  it.each(["secret", Buffer.alloc(31).toString("base64"), Buffer.alloc(33).toString("base64")])(
    "cannot be '%s'",
    (text) => {
      expect(() => readSettings({ SECOND_FACTOR_KEY: text })).toThrow(
        "SECOND_FACTOR_KEY must be 32 bytes in base64, as `openssl rand -base64 32` prints them, or several of them with commas in between.",
      );
    },
  );

  it("can be in a file", () => {
    const folder = mkdtempSync(join(tmpdir(), "partner-api-key-"));
    writeFileSync(join(folder, "key"), `${one.toString("base64")}\n`);
    const settings = readSettings({ SECOND_FACTOR_KEY_FILE: join(folder, "key") });
    rmSync(folder, { recursive: true });
    expect(settings.secondFactorKeys).toEqual([one]);
  });
});

it("lets browsers keep reports only where that is said plainly", () => {
  const kept = (text: string) => readSettings({ BROWSER_CACHE: text }).browserCache;
  expect([kept("true"), kept("false"), kept("")]).toEqual([true, false, false]);
  for (const text of ["TRUE", "yes", "1"]) {
    expect(() => kept(text)).toThrow("BROWSER_CACHE must be true or false.");
  }
});

describe("a secret in a file", () => {
  const folder = mkdtempSync(join(tmpdir(), "partner-api-secret-"));
  const file = join(folder, "database-url");
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("is read without the end of its line", () => {
    writeFileSync(file, "postgres://app:secret@db/portal\n");
    expect(readSettings({ DATABASE_URL_FILE: file }).databaseUrl).toBe(
      "postgres://app:secret@db/portal",
    );
    const settings = { DATABASE_URL_FILE: file, DATABASE_REPLICA_URL_FILE: file };
    expect(readSettings(settings).databaseReplicaUrl).toBe("postgres://app:secret@db/portal");
  });

  it("must be there, and nowhere else", () => {
    const none = join(folder, "none");
    expect(() => readSettings({ DATABASE_URL_FILE: none })).toThrow(
      `DATABASE_URL_FILE cannot be read: ENOENT: no such file or directory, open '${none}'`,
    );
    expect(() =>
      readSettings({ DATABASE_URL_FILE: file, DATABASE_URL: "postgres://db/x" }),
    ).toThrow("Set DATABASE_URL or DATABASE_URL_FILE, not both.");
  });
});

it.each(["db.example/portal", "db.example:5432/portal", "postgres:portal", "postgres://:a b", "x"])(
  "%s is no address of a database, which is said without it",
  (address) => {
    const said = "must be an address such as postgres://user@db.example/partner.";
    expect(() => readSettings({ DATABASE_URL: address })).toThrow(`DATABASE_URL ${said}`);
    expect(() =>
      readSettings({ DATABASE_URL: "postgresql://db/x", DATABASE_REPLICA_URL: address }),
    ).toThrow(`DATABASE_REPLICA_URL ${said}`);
  },
);

it.each(["lines", "JSON"])("a log in %s is no format", (format) => {
  expect(() => readSettings({ LOG_FORMAT: format })).toThrow("LOG_FORMAT must be json or people.");
});
