import { range } from "../partner-api/company-operations.ts";
import type { Changed, Fault } from "./faulty-host.ts";

type Change = Fault["change"];
/** What is wrong, at which answer, how, and all that is said of it. */
export type Seed = [is: string, at: string | RegExp, change: Change, says: string];

/** The service day after all records of the demo data. */
export const before = range.to_date;
export const dayAt = (days: number) =>
  new Date(Date.parse(before) + days * 86_400_000).toISOString().slice(0, 10);
const dates = (days: number) => `from_date=${dayAt(days)}&to_date=${before}`;

/** Who asks for what: the user, nobody without a token, or a stranger with another one. */
export const places = {
  user: "user /api/auth/user",
  anyToken: "stranger /api/auth/user",
  today: "user /api/today",
  sessions: "user /api/auth/sessions",
  access: "user /api/administration/access?company_id=101",
  elsewhere: "user /api/no-such-address",
  fares: "user /api/tollplaza/fares/401",
  faresForNobody: "nobody /api/tollplaza/fares/401",
  /** The company is one of the user's, in another module. */
  faresOfAnother: "user /api/tollplaza/fares/101",
  tollSummary: "user /api/tollplaza/summary/401",
  vehicles: "user /api/intracity/vehicles/101",
  noVehicle: /^user \/api\/intracity\/vehicles\/999999999\//,
  counters: `user /api/intracity/reports/counterwise/101?${dates(-31)}`,
  countersOf32Days: `user /api/intracity/reports/counterwise/101?${dates(-32)}`,
  countersOf33Days: `user /api/intracity/reports/counterwise/101?${dates(-33)}`,
  countersBackwards: `user /api/intracity/reports/counterwise/101?from_date=${before}&to_date=${dayAt(-1)}`,
  countersUntilTime: `user /api/intracity/reports/counterwise/101?from_date=${dayAt(-1)}&to_date=${dayAt(-1)}&until_time=03%3A00`,
  summary: `user /api/intracity/summary/101?${dates(-31)}`,
  everySummary: /^user \/api\/intracity\/summary\/101\?/,
  passages: `user /api/tollplaza/collections/401?${dates(-31)}`,
  shortPage: `user /api/tollplaza/collections/401?${dates(-31)}&limit=2`,
  nextShortPage: /^user \/api\/tollplaza\/collections\/401\?\S+&limit=2&cursor=/,
  bothShortPages: /^user \/api\/tollplaza\/collections\/401\?\S+&limit=2/,
  listAndItsEnd: new RegExp(`^user /api/tollplaza/collections/401\\?${dates(-31)}(&cursor=end)?$`),
};

export const other = (changed: Changed) => () => changed;
export const served = other({ status: 200, body: { success: true, data: [] } });
export const page = {
  headers: { "content-type": "text/html", "x-request-id": "7" },
  text: "<!doctype html><p>Sign in</p>",
};
export const typed = (type: string) =>
  other({ headers: { ...(type && { "content-type": type }), "x-request-id": "7" } });

/** Undefined leaves a field out. */
export const envelope =
  (fields: object): Change =>
  (body) => ({ body: { ...body, ...fields } });

export const withData = ({ data }: { data: object }, fields: object): Changed => ({
  body: { success: true, data: { ...data, ...fields } },
});

export const data =
  (fields: object): Change =>
  (body) =>
    withData(body, fields);

/** The first company of Water with other fields. */
export const firstShip =
  (fields: object): Change =>
  (body) => {
    for (const company of body.data.allowed_companies.water_companies.slice(0, 1)) {
      Object.assign(company, fields);
    }
    return { body };
  };

/** The first rows with other fields. */
export const rows =
  (fields: object, count = 1): Change =>
  (body) => {
    for (const row of (body.data.rows ?? body.data.days ?? body.data).slice(0, count)) {
      Object.assign(row, fields);
    }
    return { body };
  };

export const written =
  (from: RegExp, to: string): Change =>
  (_, { text }) => ({ text: text.replace(from, to) });
