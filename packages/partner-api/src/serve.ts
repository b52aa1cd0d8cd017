import type { FastifyInstance } from "fastify";
import { clearAccessLog } from "./access-log/access-log.ts";
import { deleteExpired } from "./accounts/sessions.ts";
import { offerBackups } from "./backup/backup-of-server.ts";
import type { Db } from "./database/db.ts";
import { openDatabase } from "./database/open.ts";
import { waitForDatabase } from "./database/wait-for-database.ts";
import { continueDemo } from "./demo/demo.ts";
import { demoPasswordIn, firstDemo } from "./demo/first-demo.ts";
import { forgetPersonal } from "./personal-data/forget.ts";
import { clearRecords } from "./records/clear-records.ts";
import { firstOfMonth } from "./records/old-records.ts";
import { nameOf, readRelease } from "./release.ts";
import { type Output, outputOf } from "./server/output.ts";
import { run } from "./server/run.ts";
import { shutDownOn } from "./server/shutdown.ts";
import { readSettings, type Settings } from "./settings.ts";

export { outputOf, readSettings };

const hour = 3_600_000;
const day = 24 * hour;

type Options = {
  settings: Settings;
  /** Once it is built. */
  portal?: Promise<URL>;
  /** A database must be there already. */
  mustExist?: boolean;
  say(what: string): void;
  /** Where nobody but the one who started it reads along. */
  sayPassword?(what: string): void;
  logTo?: Output["logTo"];
};

export async function serve(options: Options): Promise<void> {
  const { portal, mustExist = false, say, logTo } = options;
  const settings = { ...options.settings };
  const stopping = shutDownOn(["SIGTERM", "SIGINT"]);
  // Whoever waits for it later sees that it failed.
  portal?.catch(() => {});
  const logged: { app?: FastifyInstance } = {};
  const opening = waitForDatabase({ ...settings, say }, () =>
    openDatabase({
      ...settings,
      mustExist,
      onIdleError: (error) => logged.app?.log.warn(error.message),
      onWait: say,
      onNew: () => say(`Creating the embedded database in ${settings.dataDirectory}`),
    }),
  );
  // Loading the server blocks this thread, on a slow machine for longer than a connection may take to open.
  const ready = settings.databaseUrl ? await opening : onceOpen(opening);
  const [db, demoPassword, app] = await Promise.all([
    opening,
    settings.databaseUrl
      ? undefined
      : opening.then((opened) => {
          const demo = { ...settings, days: settings.demoDays, fills: !mustExist };
          return firstDemo(opened, demo, say);
        }),
    serverOver(ready, settings, portal, logTo),
  ]);
  logged.app = app;
  if (demoPassword) settings.currency ??= settings.demoCurrency;
  if (!settings.databaseUrl) await offerBackupsOf(app, db, settings);
  const tidy = () => deleteExpired(db, settings).catch((error) => app.log.warn(error.message));
  const tidying = setInterval(tidy, hour).unref();
  const stopDaily = keepDaily(db, settings, (error) => app.log.warn(error.message));
  app.addHook("preClose", async () => {
    clearInterval(tidying);
    stopDaily();
  });
  app.log.info({ release: nameOf(readRelease()) }, "starts");
  const address = await run(app, { settings, stopping, closeRest: () => db.close() });
  say(`${portal ? "Partner portal" : "Partner API"}: ${address}`);
  if (demoPassword) sayDemo(options, demoPassword);
  if (demoPassword) await continueDemo(db, () => {}).catch((error) => app.log.warn(error.message));
}

/** A log is kept, and read by others. */
function sayDemo({ settings, say, sayPassword }: Options, password: string) {
  if (sayPassword) sayPassword(`Sign in: demo / ${password}`);
  else say(`Sign in: demo, with the password in ${demoPasswordIn(settings.dataDirectory)}`);
}

async function offerBackupsOf(app: FastifyInstance, db: Db, { dataDirectory }: Settings) {
  try {
    const end = await offerBackups({
      db,
      directory: dataDirectory,
      onFailure: (error) => app.log.warn(`A backup could not be taken: ${error.message}`),
    });
    app.addHook("preClose", end);
  } catch (error) {
    app.log.warn(`No backup can be taken while this server runs: ${(error as Error).message}`);
  }
}

/** What the settings want done at once and once a day. Returns what ends it. */
function keepDaily(
  db: Db,
  { forgetAfterDays: days, keepRecordsMonths: months, accessLogDays }: Settings,
  onFailure: (error: Error) => void,
): () => void {
  if (days === 0 && months === 0 && accessLogDays === 0) return () => {};
  const ending = new AbortController();
  const { signal } = ending;
  const by = (command: string) => ({ who: "the server", command });
  async function work() {
    if (days > 0) await forgetPersonal(db, { days, by: by("forget"), signal }).catch(onFailure);
    if (months > 0) await clear().catch(onFailure);
    if (accessLogDays > 0)
      await clearAccessLog(db, { days: accessLogDays, signal }).catch(onFailure);
  }
  async function clear() {
    const before = await firstOfMonth(db, months);
    await clearRecords(db, { before, company: null, by: by("records clear"), signal });
  }
  const working = setInterval(work, day).unref();
  void work();
  return () => {
    clearInterval(working);
    ending.abort();
  };
}

/** Loaded while the embedded database opens and is filled in its own thread. */
async function serverOver(
  db: Db,
  settings: Settings,
  portal: Promise<URL> | undefined,
  logTo: Options["logTo"],
) {
  const { buildServer } = await import("./server/server.ts");
  const built = await portal;
  return buildServer({
    db,
    settings,
    hasOwnProcess: true,
    ...(built && { portal: built }),
    ...(logTo && { logTo }),
  });
}

/** Lets the server be built before its database is open. */
function onceOpen(opening: Promise<Db>): Db {
  let opened: Db | undefined;
  const db = opening.then((now) => {
    opened = now;
    return now;
  });
  db.catch(() => {});
  return {
    isDistributed: false,
    query: async (...query) => (await db).query(...query),
    tx: async (...work) => (await db).tx(...work),
    pipeline: async (...asked) => (await db).pipeline(...asked),
    vacuum: async (table) => (await db).vacuum(table),
    ping: async () => (await db).ping(),
    load: () => opened?.load() ?? { open: 0, idle: 0, waiting: 0 },
    close: async () => (await db).close(),
  };
}
