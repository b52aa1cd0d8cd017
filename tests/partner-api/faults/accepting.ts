import { setInterval as often } from "node:timers";
import { buildServer, openDatabase, readSettings } from "partner-api";

/** Runs as a process of its own that accepts an invitation and says its steps, but never its answer: `accepting.ts TOKEN`. */
const [token = ""] = process.argv.slice(2);
const settings = readSettings(process.env);
const say = (what: string) => void process.stdout.write(`${what}\n`);
const opened = await openDatabase({ ...settings, onIdleError: () => {} });
const db: typeof opened = {
  ...opened,
  async tx(work, how) {
    const done = await opened.tx(async (tx) => {
      const result = await work(tx);
      say("all but stored");
      await tx.query("select pg_sleep(0.5)");
      return result;
    }, how);
    say("stored");
    often(() => {}, 1_000_000);
    return new Promise<typeof done>(() => {});
  },
};
const app = await buildServer({ db, settings });
await app.inject({
  method: "POST",
  url: "/api/invitations/accept",
  payload: { token, name: "Rafiq Islam", username: "rafiq", password: "a phrase of my own" },
});
throw new Error("It was answered.");
