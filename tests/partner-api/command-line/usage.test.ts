import { expect, it } from "vitest";
import { typed } from "./ran.ts";

const refused = (...lines: string[]) => ({ out: "", err: lines.join("\n"), code: 2 });

const general = "For help, run: npx pnpm@10 partner-api --help";

it.each([
  [[], "COMMAND is missing."],
  [
    ["user"],
    "user needs a command after it: add, list, show, rename, password, sessions, sign-out, grant, revoke, disable, enable, expire-password, remove-second-factor, unlock, delete.",
  ],
  [["figures"], "figures needs a command after it: check, rebuild."],
  [["impot", "people"], "Unknown command impot. Did you mean import?"],
  [["hlep"], "Unknown command hlep. Did you mean help?"],
  [["usr", "add", "x"], "Unknown command usr. Did you mean user add?"],
  [["user", "disabel", "x"], "Unknown command user disabel. Did you mean user disable?"],
  [["sing"], "Unknown command sing."],
  [["help", "sing"], "Unknown command sing."],
  [["toString"], "Unknown command toString."],
  [["--vresion"], "Unknown option --vresion. Did you mean --version?"],
  [["--quiet"], "Unknown option --quiet."],
])("refuses %j, and names the nearest command or option", async (words, problem) => {
  expect(await typed(...words)).toEqual(refused(problem, general));
});

const addUser =
  "user add USERNAME --name FULL-NAME [--password -] [--as NAME] [--permanent] [--json]";
const importing = "import KIND FILE.csv [--as NAME] [--replace] [--dry-run] [--skip-bad] [--json]";
const voiding = "void KIND FILE.csv [--as NAME] [--dry-run] [--json] [--skip-bad]";
const voidingDays =
  "void days KIND --company ID --from DAY --to DAY [--as NAME] [--dry-run] [--json]";
const checking = "figures check [--company ID] [--from DAY] [--to DAY] [--json]";
const days = (from: string, to: string) => ["--company", "1", "--from", from, "--to", to];
const noRecords =
  "people are no records, which are ticket-sales, trips, toll-passages, waybills, coach-trips, reservations.";
const wrongAge = "--days must be a whole number from 1 to 36500.";
const forgetting = "forget [--days NUMBER] [--as NAME] [--dry-run] [--json]";
const wrongMonth = "--before must be a month such as 2026-01, and not after the running one.";
const clearing = "records clear [--before MONTH] [--company ID] [--as NAME] [--dry-run] [--json]";
const wrongShards = "--shards must be a whole number from 1 to 999.";
const granting =
  "user grant USERNAME --module MODULE --company ID [--role ROLE] [--as NAME] [--json]";
const auditing =
  "audit [--company ID] [--from DAY] [--to DAY] [--user USERNAME] [--search TEXT] [--most NUMBER] [--csv] [--json]";

it.each([
  [["user", "add"], "USERNAME is missing.", addUser],
  [["user", "add", "x"], "--name is missing.", addUser],
  [["user", "add", "x", "y", "--name", "X"], "Unexpected argument y.", addUser],
  [["user", "add", "x", "--nmae", "X"], "Unknown option --nmae. Did you mean --name?", addUser],
  [["user", "add", "x", "-n", "X"], "Unknown option -n.", addUser],
  [["user", "add", "x", "--name"], "--name needs a value.", addUser],
  [["user", "add", "x", "--name", "--password", "-"], "--name needs a value.", addUser],
  [["user", "add", "x", "--name="], "--name needs a value.", addUser],
  [
    ["user", "add", "x", "--name", "X", "--password", "secret"],
    "A password on the command line can be read by others: pass it on standard input, with --password -.",
    addUser,
  ],
  [
    ["user", "grant", "x", "--module", "watr", "--company", "1"],
    "Unknown module watr. Did you mean water?",
    granting,
  ],
  [
    ["user", "grant", "x", "--module", "water", "--company", "first"],
    "--company must be a whole number.",
    granting,
  ],
  [
    ["user", "grant", "x", "--module", "water", "--company", "1", "--role", "admin"],
    "--role must be reader or administrator.",
    granting,
  ],
  [["audit", "--csv", "--json"], "Give --csv or --json, not both.", auditing],
  [["audit", "--most", "0"], "--most must be a whole number from 1 to 999999.", auditing],
  [["audit", "--from", "June"], "--from must be a day such as 2026-06-01.", auditing],
  [["import"], "KIND is missing.", importing],
  [["import", "people"], "FILE.csv is missing.", importing],
  [["import", "peopel", "x.csv"], "Unknown kind peopel. Did you mean people?", importing],
  [["import", "trains", "--help"], "Unknown kind trains. Did you mean trips?", importing],
  [["import", "people", "x.csv", "--dry-run=yes"], "--dry-run takes no value.", importing],
  [
    ["import", "people", "x.csv", "--skip-abd"],
    "Unknown option --skip-abd. Did you mean --skip-bad?",
    importing,
  ],
  [
    ["import", "people", "x.csv", "--replace"],
    "--replace is for records: an import updates people anyway.",
    importing,
  ],
  [["void"], "KIND is missing.", voiding],
  [["void", "people", "x.csv"], noRecords, voiding],
  [["void", "days", "people", ...days("2026-06-01", "2026-06-01")], noRecords, voidingDays],
  [["void", "days", "trips", "--company", "1"], "--from is missing.", voidingDays],
  [
    ["void", "days", "trips", ...days("2026-06-02", "2026-06-01")],
    "--from must not be after --to.",
    voidingDays,
  ],
  [
    ["figures", "check", "--from", "2026-06-31"],
    "--from must be a day such as 2026-06-01.",
    checking,
  ],
  [["figures", "check", "--to", "june"], "--to must be a day such as 2026-06-01.", checking],
  [["figures", "check", "--company", "x"], "--company must be a whole number.", checking],
  [["forget"], wrongAge, forgetting],
  [["forget", "--days", "0"], wrongAge, forgetting],
  [["forget", "--days", "a year"], wrongAge, forgetting],
  [["records", "clear"], wrongMonth, clearing],
  [["records", "clear", "--before", "2026-13"], wrongMonth, clearing],
  [["records", "clear", "--before", "2026-01-01"], wrongMonth, clearing],
  [
    ["records", "clear", "--before", "2026-01", "--company", "x"],
    "--company must be a whole number.",
    clearing,
  ],
  [["demo", "x"], "SEED must be a whole number of at most nine digits.", "demo SEED [--as NAME]"],
  [
    ["demo", "1234567890"],
    "SEED must be a whole number of at most nine digits.",
    "demo SEED [--as NAME]",
  ],
  [["distribute", "--shards", "0"], wrongShards, "distribute [--shards NUMBER] [--as NAME]"],
  [["distribute", "--shards", "1000"], wrongShards, "distribute [--shards NUMBER] [--as NAME]"],
  [["distribute", "--shards", "many"], wrongShards, "distribute [--shards NUMBER] [--as NAME]"],
])("refuses %j, and shows how the command is used", async (words, problem, usage) => {
  const name = words.slice(0, /^(?:user|figures|void days|records) /.test(usage) ? 2 : 1).join(" ");
  expect(await typed(...words)).toEqual(
    refused(
      problem,
      `Usage: npx pnpm@10 partner-api ${usage}`,
      `For help, run: npx pnpm@10 partner-api ${name} --help`,
    ),
  );
});
