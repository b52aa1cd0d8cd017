import { openDatabase } from "partner-api";

/** Runs as a process of its own, and keeps the database of DATA_DIR open until it is killed. */
await openDatabase({
  databaseUrl: undefined,
  dataDirectory: process.env.DATA_DIR ?? "",
  reportingTimeZone: "Asia/Dhaka",
  statementTimeout: 15_000,
  connections: 1,
  onIdleError: () => {},
});
process.stdout.write("open\n");
setInterval(() => {}, 60_000);
