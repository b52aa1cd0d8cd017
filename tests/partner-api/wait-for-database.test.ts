import { randomBytes } from "node:crypto";
import { DatabaseUnavailable, waitForDatabase } from "partner-api";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openAt } from "./databases.ts";
import { asOwner, urlOf } from "./real-postgres.ts";

const name = `right_${randomBytes(6).toString("hex")}`;
const owner = inject("postgresUrl");

async function trouble(databaseUrl: string, databaseWaitSeconds = 0): Promise<string> {
  const options = { databaseUrl, databaseWaitSeconds, say: () => {} };
  const opening = waitForDatabase(options, () => openAt({ databaseUrl, dataDirectory: "" }));
  const error = await opening.then(
    (db) => db.close(),
    (reason: Error) => reason,
  );
  return error instanceof Error ? error.message : "none";
}

const as = (user: string, database: string) =>
  Object.assign(new URL(urlOf(owner, database)), { username: user }).href;

describe("a start without its database", () => {
  const { host } = new URL(owner);
  beforeAll(async () => {
    await asOwner(owner, `create role ${name} login`);
    await asOwner(owner, `create database ${name}`);
  });
  afterAll(async () => {
    await asOwner(owner, `drop database ${name} with (force)`);
    await asOwner(owner, `drop role ${name}`);
  });

  it("tells a wrong address from an unknown host", async () => {
    expect(await trouble("postgres://x@127.0.0.1:1/y")).toBe(
      "Nothing answers as PostgreSQL at 127.0.0.1:1 (connect ECONNREFUSED 127.0.0.1:1). It was tried for 0 s. Start the database, or correct host and port in DATABASE_URL.",
    );
    expect(await trouble("postgres://x@nowhere.invalid/y")).toBe(
      "No host is called nowhere.invalid. It was tried for 0 s. Correct the host in DATABASE_URL, or the name server that should know it.",
    );
  });

  it("names a role that is refused, a database and a right that are missing, and tries once", async () => {
    expect(await trouble(as("stranger", name), 3600)).toBe(
      `PostgreSQL at ${host} does not let the role stranger in: role "stranger" does not exist. Correct the user and the password in DATABASE_URL, or pg_hba.conf of the server.`,
    );
    expect(await trouble(as(name, "nowhere"), 3600)).toBe(
      `PostgreSQL at ${host} has no database nowhere. An administrator makes it: create database nowhere owner ${name}.`,
    );
    expect(await trouble(as(name, name), 3600)).toBe(
      `The role ${name} lacks a right: permission denied for schema public. An administrator makes the role the owner: alter database ${name} owner to ${name}.`,
    );
  });

  it("says how the role of the reports is made where it may not be", async () => {
    const refused = Object.assign(new Error("permission denied to create role"), { code: "42501" });
    const options = { databaseUrl: "postgres://app@db/portal", databaseWaitSeconds: 9, say() {} };
    await expect(waitForDatabase(options, () => Promise.reject(refused))).rejects.toThrow(
      "The role app lacks a right: permission denied to create role. An administrator makes the role once: create role partner_reader nologin; grant partner_reader to app.",
    );
  });

  it("waits, says so once, and goes on as soon as it is there", async () => {
    const said: string[] = [];
    const answers = [2, 1, 0];
    const opened = await waitForDatabase(
      {
        databaseUrl: "postgres://app@db:5432/portal",
        databaseWaitSeconds: 600,
        say: (what) => said.push(what),
      },
      async () => {
        const left = answers.shift();
        if (left) throw new DatabaseUnavailable("away", { cause: new Error("starting up") });
        return "open";
      },
    );
    expect([opened, said]).toEqual([
      "open",
      ["Nothing answers as PostgreSQL at db:5432 (starting up). Trying again for 600 s."],
    ]);
  });
});
