import { expect, it, vi } from "vitest";
import { typed } from "./ran.ts";

const helped = (out: string) => ({ out, err: "", code: 0 });

const help = `Usage: npx pnpm@10 partner-api COMMAND [ARGUMENTS] [OPTIONS]

Manage the companies, users and records of the reference partner API.

Commands:
  company add                    Add a company and print its id
  company list                   List the companies
  company show                   Show a company, who has access to it, and what it holds
  company rename                 Change the name of a company
  company require-second-factor  Require a second factor of everyone with access to a company
  company delete                 Delete a company with all its records, figures and grants
  company invite                 Invite somebody to a company, and print a link that works once, for a day
  company invitations            List the open invitations to a company, the newest first
  company withdraw-invitation    Have an invitation be good no longer
  user add                       Add a user
  user list                      List the users
  user show                      Show a user, what the user has access to, sessions and failed sign-ins
  user rename                    Change a user's full name, or the name that the user signs in with
  user password                  Change a user's password and end the user's sessions
  user sessions                  List a user's sessions, the last seen first
  user sign-out                  End a user's sessions, or one of them
  user grant                     Give a user access to a company in a module
  user revoke                    Take a user's access to a company in a module away
  user disable                   Disable a user and end the user's sessions
  user enable                    Let a disabled user sign in again
  user expire-password           Make a user change the password before anything else
  user remove-second-factor      Take a lost second factor away: codes, recovery codes and passkeys
  user unlock                    Forget a user's failed sign-ins, which keep the user from signing in
  user delete                    Delete a user with the user's sessions, grants and failed sign-ins
  acts                           Show who changed what by a command, the newest first
  audit                          Show who read what, the newest first
  import                         Import records from a CSV file and update the figures of the reports
  watch                          Import the files that come into a folder
  void                           Take back the records whose keys a file has, with their figures
  void days                      Take back all records of a company's service days, with their figures
  figures check                  Compare the figures of the reports with the records, and name what differs
  figures rebuild                Put the figures of the reports right that differ from the records
  forget                         Take passengers' names and plates off old records
  records clear                  Take the records of old months away; the figures of the reports stay
  serve                          Serve the API, and the portal if it has been built
  demo                           Fill an empty database with made-up data
  prepare                        Make an empty database, or mend roles, grants and policies
  backup                         Write the database to a file, while the server may run
  restore                        Restore a database from a backup
  migrations                     Show the migrations, and whether an earlier version can run on the database
  distribute                     Spread the records over the nodes of a Citus cluster

Options:
  -h, --help  Show this help
  --version   Show the version

Environment:
  DATABASE_URL        PostgreSQL database to use; without it, the embedded one is used
  DATA_DIR            Directory of the embedded database (default: .data in the repository's root)
  REPORTING_TIMEZONE  Time zone of the service days (default: Asia/Dhaka)

Example:
  npx pnpm@10 partner-api company add "Bhairab Lines"

For a command's arguments, options and an example, run: npx pnpm@10 partner-api COMMAND --help`;

const helpOfUser = `Usage: npx pnpm@10 partner-api user COMMAND [ARGUMENTS] [OPTIONS]

Commands:
  user add                   Add a user
  user list                  List the users
  user show                  Show a user, what the user has access to, sessions and failed sign-ins
  user rename                Change a user's full name, or the name that the user signs in with
  user password              Change a user's password and end the user's sessions
  user sessions              List a user's sessions, the last seen first
  user sign-out              End a user's sessions, or one of them
  user grant                 Give a user access to a company in a module
  user revoke                Take a user's access to a company in a module away
  user disable               Disable a user and end the user's sessions
  user enable                Let a disabled user sign in again
  user expire-password       Make a user change the password before anything else
  user remove-second-factor  Take a lost second factor away: codes, recovery codes and passkeys
  user unlock                Forget a user's failed sign-ins, which keep the user from signing in
  user delete                Delete a user with the user's sessions, grants and failed sign-ins

Options:
  -h, --help  Show this help

Example:
  npx pnpm@10 partner-api user add nasrin --name "Nasrin Akter"

For a command's arguments, options and an example, run: npx pnpm@10 partner-api COMMAND --help`;

const helpOfUserGrant = `Usage: npx pnpm@10 partner-api user grant USERNAME --module MODULE --company ID [--role ROLE] [--as NAME] [--json]

Give a user access to a company in a module.
An administrator also sees who read what of the company in that module. Without
--role, access that the user has already keeps its role.

Arguments:
  USERNAME  Name that the user signs in with

Options:
  --module MODULE  One of intracity, supervisor, offline_counter, toll_plaza, waybill, water, intercity, counterwise_ticketing
  --company ID     Id of the company
  --role ROLE      One of reader, administrator (default: reader)
  --as NAME        Who does it (default: the operating system's user)
  --json           Print the result as JSON
  -h, --help       Show this help

Example:
  npx pnpm@10 partner-api user grant nasrin --module water --company 1001`;

const headOfImport = `Usage: npx pnpm@10 partner-api import KIND FILE.csv [--as NAME] [--replace] [--dry-run] [--skip-bad] [--json]

Import records from a CSV file and update the figures of the reports.
A single bad line rejects the whole file, unless --skip-bad is given.
To see the columns of a kind, run: npx pnpm@10 partner-api import KIND --help

Arguments:
  KIND      What the lines of the file are; see below
  FILE.csv  Text with the names of the columns in its first line; - reads standard input

Options:
  --as NAME   Who does it (default: the operating system's user)
  --replace   Let the lines take the place of the stored records with their keys
  --dry-run   Check the file without storing anything
  --skip-bad  Store the good lines, and write the bad ones to FILE.rejected.csv
  --json      Print the outcome as JSON
  -h, --help  Show this help`;

const helpOfImport = `${headOfImport}

Kinds, in the order in which to import them:
  vehicles       Buses, coaches and ships
  counters       Counters that sell tickets
  people         Sellers, drivers and supervisors
  devices        Devices at offline counters
  toll-lanes     Lanes of toll plazas
  toll-fares     Fares of each vehicle class
  ticket-sales   Sales of tickets
  trips          Trips made by vehicles
  toll-passages  Passages of vehicles through toll plazas
  waybills       Waybills of vehicles, with their trips, fares and expenses
  coach-trips    Coach departures and their seats
  reservations   Reservations of seats on coaches

Example:
  npx pnpm@10 partner-api import counters counters.csv --dry-run`;

const helpOfDevices = `${headOfImport}

Columns of people, in any order; those in brackets are optional:
  company_id  a whole number from 1 to 2147483647
  module      one of supervisor, offline_counter, waybill, water, intercity
  person_id   a whole number from 1 to 9007199254740991
  role        one of supervisor, counterman, deckman, cabinman, agent, driver
  [name]      UTF-8 text on one line, of at most 200 characters

Example:
  npx pnpm@10 partner-api import people people.csv --dry-run`;

const kindsOfRecords = `Kinds:
  ticket-sales   Sales of tickets
  trips          Trips made by vehicles
  toll-passages  Passages of vehicles through toll plazas
  waybills       Waybills of vehicles, with their trips, fares and expenses
  coach-trips    Coach departures and their seats
  reservations   Reservations of seats on coaches`;

const helpOfVoid = `Usage: npx pnpm@10 partner-api void KIND FILE.csv [--as NAME] [--dry-run] [--json] [--skip-bad]

Take back the records whose keys a file has, with their figures.
The file that brought the records will do: of its columns, only the keys are read.
If a single record is not there, none is taken back, unless --skip-bad is given.

Arguments:
  KIND      What the lines of the file are; see below
  FILE.csv  Text with the names of the columns in its first line; - reads standard input

Options:
  --as NAME   Who does it (default: the operating system's user)
  --dry-run   Count the records without taking any back
  --json      Print the outcome as JSON
  --skip-bad  Take the others back, and write the bad lines to FILE.rejected.csv
  -h, --help  Show this help

${kindsOfRecords}

Example:
  npx pnpm@10 partner-api void ticket-sales wrong-sales.csv --dry-run`;

const helpOfVoidDays = `Usage: npx pnpm@10 partner-api void days KIND --company ID --from DAY --to DAY [--as NAME] [--dry-run] [--json]

Take back all records of a company's service days, with their figures.

Arguments:
  KIND  What the records are; see below

Options:
  --company ID  Id of the company
  --from DAY    First service day, such as 2026-06-01
  --to DAY      Last service day
  --as NAME     Who does it (default: the operating system's user)
  --dry-run     Count the records without taking any back
  --json        Print the outcome as JSON
  -h, --help    Show this help

${kindsOfRecords}

Example:
  npx pnpm@10 partner-api void days ticket-sales --company 1001 --from 2026-06-01 --to 2026-06-01 --dry-run`;

const helpOfFigures = `Usage: npx pnpm@10 partner-api figures COMMAND [ARGUMENTS] [OPTIONS]

Commands:
  figures check    Compare the figures of the reports with the records, and name what differs
  figures rebuild  Put the figures of the reports right that differ from the records

Options:
  -h, --help  Show this help

Example:
  npx pnpm@10 partner-api figures check --company 1001 --from 2026-06-01 --to 2026-06-30

For a command's arguments, options and an example, run: npx pnpm@10 partner-api COMMAND --help`;

const helpOfDistribute = `Usage: npx pnpm@10 partner-api distribute [--shards NUMBER] [--as NAME]

Spread the records over the nodes of a Citus cluster.
Stop the servers first. Run it again after a node has been added: it prepares
the new node, and leaves what is spread already as it is.

Options:
  --shards NUMBER  Parts to spread them in (default: 32)
  --as NAME        Who does it (default: the operating system's user)
  -h, --help       Show this help

Example:
  npx pnpm@10 partner-api distribute --shards 64`;

it.each([
  [["--help"], help],
  [["-h"], help],
  [["help"], help],
  [["help", "--help"], help],
  [["user", "--help"], helpOfUser],
  [["help", "user"], helpOfUser],
  [["user", "grant", "--help"], helpOfUserGrant],
  [["user", "grant", "nasrin", "-h", "--nonsense"], helpOfUserGrant],
  [["help", "user", "grant"], helpOfUserGrant],
  [["import", "--help"], helpOfImport],
  [["import", "people", "--help"], helpOfDevices],
  [["help", "import", "people"], helpOfDevices],
  [["void", "--help"], helpOfVoid],
  [["help", "void"], helpOfVoid],
  [["void", "days", "--help"], helpOfVoidDays],
  [["figures", "--help"], helpOfFigures],
  [["distribute", "--help"], helpOfDistribute],
])("answers %j with the requested help", async (words, out) => {
  expect(await typed(...words)).toEqual(helped(out));
});

it("says its version, and the commit where it is known", async () => {
  vi.stubEnv("RELEASE_COMMIT", "0123456789abcdef");
  const said = await typed("--version");
  vi.unstubAllEnvs();
  expect(said).toEqual(helped("partner-api 0.1.0 (0123456789ab)"));
});
