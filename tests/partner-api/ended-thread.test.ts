import type { Worker } from "node:worker_threads";
import { openDatabase } from "partner-api";
import { expect, it, onTestFinished } from "vitest";
import { ownDatabase } from "./databases.ts";

/** What happens to the threads of the embedded database. */
function watched(): string[] {
  const events: string[] = [];
  const watch = (worker: Worker) => {
    events.push("opens");
    worker.once("exit", () => events.push("is gone"));
  };
  process.on("worker", watch);
  onTestFinished(() => void process.off("worker", watch));
  return events;
}

const forever = "select count(*) from generate_series(1, 1000000000) as forever";
const ended = {
  name: "DatabaseUnavailable",
  message: "A statement took longer than 2000 ms and was ended.",
};

it("a thread that is ended with its statement is gone before the next opens the files [R9]", async () => {
  const events = watched();
  const own = await ownDatabase("PGlite", "nothing", 2_000);
  await expect(own.db.query(forever)).rejects.toMatchObject(ended);
  expect(await own.db.query("select 1 as one")).toEqual([{ one: 1 }]);
  expect(events).toEqual(["opens", "is gone", "opens"]);
  await own.drop();
});

it("a database is closed once its thread is gone, where a statement was ended as well", async () => {
  const events = watched();
  const own = await ownDatabase("PGlite", "nothing", 2_000);
  await expect(own.db.query(forever)).rejects.toMatchObject(ended);
  await own.db.close();
  expect(events).toEqual(["opens", "is gone"]);
  await own.remove();
});

it("a database that cannot be opened leaves no thread on its files", async () => {
  const own = await ownDatabase("PGlite");
  await own.db.close();
  const events = watched();
  const nowhere = openDatabase({
    ...own.place,
    reportingTimeZone: "Nowhere",
    statementTimeout: 2_000,
    connections: 1,
    onIdleError: () => {},
  });
  await expect(nowhere).rejects.toThrow('invalid value for parameter "TimeZone": "Nowhere"');
  expect(events).toEqual(["opens", "is gone"]);
  await own.remove();
});
