import { setTimeout as after } from "node:timers/promises";
import { DatabaseUnavailable } from "./db.ts";

type Options = {
  databaseUrl: string | undefined;
  /** How long a database may take to be there. */
  databaseWaitSeconds: number;
  say(what: string): void;
};

export class DatabaseUnusable extends Error {
  override readonly name = "DatabaseUnusable";
}

const betweenTries = 500;

/** Tries again while the database is starting, and says what is wrong where trying again is of no use. */
export async function waitForDatabase<T>(
  { databaseUrl, databaseWaitSeconds, say }: Options,
  open: () => Promise<T>,
): Promise<T> {
  if (!databaseUrl) return open();
  const url = new URL(databaseUrl);
  const until = performance.now() + databaseWaitSeconds * 1000;
  for (let tries = 1; ; tries += 1) {
    try {
      return await open();
    } catch (error) {
      const trouble = troubleOf(error as Error, url);
      if (!trouble) throw error;
      if (!trouble.mayPass || performance.now() > until) {
        const waited = trouble.mayPass ? ` It was tried for ${databaseWaitSeconds} s.` : "";
        throw new DatabaseUnusable(`${trouble.is}${waited} ${trouble.remedy}`, { cause: error });
      }
      if (tries === 1) say(`${trouble.is} Trying again for ${databaseWaitSeconds} s.`);
      await after(betweenTries);
    }
  }
}

type Trouble = { mayPass: boolean; is: string; remedy: string };

/** By SQLSTATE or by the name of a system's error. */
function troubleOf(error: Error, url: URL): Trouble | undefined {
  const { code, message } = deepest(error);
  const role = decodeURIComponent(url.username);
  const database = url.pathname.slice(1);
  const at = url.host;
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") {
    return {
      mayPass: true,
      is: `No host is called ${url.hostname}.`,
      remedy: "Correct the host in DATABASE_URL, or the name server that should know it.",
    };
  }
  if (code === "28P01" || code === "28000") {
    return {
      mayPass: false,
      is: `PostgreSQL at ${at} does not let the role ${role} in: ${message}.`,
      remedy: "Correct the user and the password in DATABASE_URL, or pg_hba.conf of the server.",
    };
  }
  if (code === "3D000") {
    return {
      mayPass: false,
      is: `PostgreSQL at ${at} has no database ${database}.`,
      remedy: `An administrator makes it: create database ${database} owner ${role}.`,
    };
  }
  if (code === "42501") return withoutRight(message, role, database);
  if (!(error instanceof DatabaseUnavailable)) return undefined;
  return {
    mayPass: true,
    is: `Nothing answers as PostgreSQL at ${at}${message ? ` (${message})` : ""}.`,
    remedy: "Start the database, or correct host and port in DATABASE_URL.",
  };
}

function withoutRight(message: string, role: string, database: string): Trouble {
  const remedy = /role/.test(message)
    ? `An administrator makes the role once: create role partner_reader nologin; grant partner_reader to ${role}.`
    : `An administrator makes the role the owner: alter database ${database} owner to ${role}.`;
  return { mayPass: false, is: `The role ${role} lacks a right: ${message}.`, remedy };
}

type Deep = { code?: string; message: string };

function deepest(error: Error): Deep {
  if (error instanceof AggregateError && error.errors[0] instanceof Error) {
    return deepest(error.errors[0]);
  }
  return error.cause instanceof Error ? deepest(error.cause) : (error as Deep);
}
