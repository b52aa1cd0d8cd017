import { Writable } from "node:stream";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { buildServer, type Db, type PreparedQuery, readSettings, type TextRow } from "partner-api";
import { onTestFinished } from "vitest";
import { servedOperations } from "./served-operations.ts";

const never = () => Promise.reject(new Error("nobody asks this"));

export const viewer = [["7", "f", "t"]];
export const nobody = [[null, null, null]];
export const withoutGrant = [["7", "f", "f"]];

type Given = {
  /** What the database answers to each statement of a trip. */
  answers?: TextRow[][];
  fails?: Error;
  check?: (answer: unknown) => { field: string; message: string }[];
  env?: Record<string, string>;
  ping?: Db["ping"];
  query?: Db["query"];
};

/** A server whose database has these answers, whatever it is asked. */
export async function startServer({
  answers = [viewer, [["[]"]]],
  fails,
  check = () => [],
  env = {},
  ping = never,
  query = never,
}: Given) {
  const trips: PreparedQuery[][] = [];
  const logged: { msg: string; operation?: string; errors?: unknown }[] = [];
  const db: Db = {
    isDistributed: false,
    load: () => ({ open: 0, idle: 0, waiting: 0 }),
    query,
    tx: never,
    vacuum: never,
    ping,
    close: async () => {},
    pipeline: async (asked) => {
      trips.push([...asked]);
      if (fails && asked.length > 1) throw fails;
      return answers.slice(0, asked.length);
    },
  };
  const app = await buildServer({
    db,
    settings: readSettings({ ANSWERS_PER_CHECK: "1", ...env }),
    operations: servedOperations.map((operation) => ({ ...operation, checkAnswer: check })),
    logTo: new Writable({
      write(chunk, _, done) {
        logged.push(JSON.parse(String(chunk)));
        done();
      },
    }),
  });
  onTestFinished(() => app.close());
  const get = (
    url: string,
    headers: NonNullable<InjectOptions["headers"]> = {},
  ): Promise<LightMyRequestResponse> =>
    app.inject({ url, headers: { authorization: `Bearer ${"x".repeat(43)}`, ...headers } });
  return { app, get, trips, logged };
}

const unanswered = () => new Promise<never>(() => {});

/** A database that never answers. */
export const silent: Db = {
  isDistributed: false,
  load: () => ({ open: 0, idle: 0, waiting: 0 }),
  query: unanswered,
  tx: unanswered,
  pipeline: unanswered,
  vacuum: unanswered,
  ping: unanswered,
  close: async () => {},
};
