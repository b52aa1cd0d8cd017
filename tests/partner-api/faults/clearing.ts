import { setInterval as often } from "node:timers";
import { clearRecords, openDatabase, readSettings, type Transaction } from "partner-api";

/** Runs as a process of its own that says `here` half way, and goes no further: `clearing.ts DAY`. */
const [before = ""] = process.argv.slice(2);
const opened = await openDatabase({ ...readSettings(process.env), onIdleError: () => {} });

/** Those of the mark and of two of the four kinds of record end. */
const halfWay = 3;
let count = 0;

async function stay(): Promise<never> {
  process.stdout.write("here\n");
  often(() => {}, 1_000_000);
  return new Promise<never>(() => {});
}

const db: typeof opened = {
  ...opened,
  async tx(work, options) {
    const inTurn = async (tx: Transaction) => {
      const result = await work(tx);
      if (count === halfWay) await stay();
      count += 1;
      return result;
    };
    return opened.tx(inTurn, options);
  },
};

await clearRecords(db, { before, company: 11, by: { who: "a test", command: "records clear" } });
throw new Error("It never came half way.");
