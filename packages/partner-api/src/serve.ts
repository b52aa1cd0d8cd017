import type { FastifyInstance } from "fastify";
import { forgetEnded } from "./accounts/sessions.ts";
import type { Db } from "./database/db.ts";
import { openDatabase } from "./database/open.ts";
import { continueDemo } from "./demo/demo.ts";
import { firstDemo } from "./demo/first-demo.ts";
import { readSettings, type Settings } from "./settings.ts";

export { readSettings };

const hour = 3_600_000;
const lastCall = 4500;
/** A burst of connections waits its turn; one beyond the backlog is delayed by a second or more. */
const backlog = 4096;

type Options = {
  settings: Settings;
  /** Once it is built. */
  portal?: Promise<URL>;
  /** Of the demo data of a new embedded database. */
  demoDays?: number;
  say(what: string): void;
};

export async function serve({ settings, portal, demoDays = 90, say }: Options): Promise<void> {
  // Whoever waits for it later sees that it failed.
  portal?.catch(() => {});
  const logged: { app?: FastifyInstance } = {};
  const opening = openDatabase({
    ...settings,
    onIdleError: (error) => logged.app?.log.warn(error.message),
    onNew: () => say(`Creating the embedded database in ${settings.dataDirectory}`),
  });
  // Loading the server blocks this thread, on a slow machine for longer than a connection may take to open.
  const ready = settings.databaseUrl ? await opening : onceOpen(opening);
  const [db, demoPassword, app] = await Promise.all([
    opening,
    settings.databaseUrl
      ? undefined
      : opening.then((opened) => firstDemo(opened, { ...settings, days: demoDays }, say)),
    serverOver(ready, settings, portal),
  ]);
  logged.app = app;
  app.addHook("onClose", () => db.close());
  const tidy = () => forgetEnded(db, settings).catch((error) => app.log.warn(error.message));
  const tidying = setInterval(tidy, hour).unref();
  app.addHook("preClose", async () => clearInterval(tidying));
  stopOn(app, ["SIGTERM", "SIGINT"]);
  await app.listen({ host: settings.host, port: settings.port, backlog });

  const address = app.server.address();
  const port = typeof address === "object" && address ? address.port : settings.port;
  const name = settings.host === "127.0.0.1" ? "localhost" : settings.host;
  say(`${portal ? "Partner portal" : "Partner API"}: http://${name}:${port}`);
  if (demoPassword) say(`Sign in: demo / ${demoPassword}`);

  if (demoPassword) await continueDemo(db, () => {}).catch((error) => app.log.warn(error.message));
}

/** Loaded while the embedded database opens and is filled in its own thread. */
async function serverOver(db: Db, settings: Settings, portal: Promise<URL> | undefined) {
  const { buildServer } = await import("./server/server.ts");
  const built = await portal;
  return buildServer({ db, settings, hasOwnProcess: true, ...(built && { portal: built }) });
}

/** Lets the server be built before its database is open. */
const onceOpen = (opening: Promise<Db>): Db => ({
  isDistributed: false,
  query: async (...query) => (await opening).query(...query),
  tx: async (...work) => (await opening).tx(...work),
  inOneTrip: async (...asked) => (await opening).inOneTrip(...asked),
  ping: async () => (await opening).ping(),
  close: async () => (await opening).close(),
});

function stopOn(app: FastifyInstance, signals: NodeJS.Signals[]) {
  let stopping = false;
  app.addHook("onSend", (_, reply, payload, done) => {
    if (stopping) reply.header("connection", "close");
    done(null, payload);
  });
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), lastCall).unref();
    await app.close();
    process.exit(0);
  };
  for (const signal of signals) process.on(signal, () => void stop());
}
