import { before, data, dayAt, other, places, rows, type Seed, withData } from "./seeds.ts";

const { user, today, sessions, access, summary, everySummary, passages, nextShortPage } = places;

/** In what the contract says in words alone. */
export const ruleFaults: Seed[] = [
  [
    "an unknown time zone",
    user,
    data({ reporting: { time_zone: "Dhaka" } }),
    "advice: getUser: data.reporting.time_zone: expected the IANA name of a time zone, such as Asia/Dhaka; came a name that is unknown. Without a known name, the portal uses the browser's time zone.",
  ],
  [
    "the running day of a strange company",
    today,
    (body) => {
      const { companies } = body.data;
      return withData(body, { companies: [...companies, { ...companies[0], company_id: 102 }] });
    },
    "breaks the portal: getToday: data.companies: expected an entry for each company and module of allowed_companies; came 1 for companies that the user may not see. Leave out what the user may not see in that module.",
  ],
  [
    "no running day of a company",
    today,
    (body) => withData(body, { companies: body.data.companies.slice(1) }),
    "breaks a screen: getToday: data.companies: expected an entry for each company and module of allowed_companies; came none for 1 of them. List those without records too.",
  ],
  [
    "a session that is not the one that asks",
    sessions,
    rows({ is_current: false }),
    "breaks a screen: listSessions: data: expected one session with is_current: true; came 0. List the session of the token, and mark no other.",
  ],
  [
    "an administrator who is not among those with access",
    access,
    rows({ is_you: false }, 9),
    "breaks a screen: listAccess: data: expected one row with is_you: true in each module that is listed; came 0 in 1. List the modules in which the user of the token is an administrator, that user among the others.",
  ],
  [
    "access in a module that the user does not administer",
    access,
    (body) => ({
      body: {
        success: true,
        data: [...body.data, { ...body.data[0], module: "water", is_you: false }],
      },
    }),
    "breaks a screen: listAccess: data: expected one row with is_you: true in each module that is listed; came 1 in 2. List the modules in which the user of the token is an administrator, that user among the others.",
  ],
  [
    "32 days refused",
    places.countersOf32Days,
    other({ status: 400 }),
    "advice: getIntracityCounterwiseReport: for 32 days: expected status 200; came 400. The portal lets people choose as many days.",
  ],
  [
    "the service day of to_date",
    summary,
    rows({ date: before }),
    `breaks a screen: getIntracitySummary: data.days[0].date: expected a service day from ${dayAt(-31)} to ${dayAt(-1)}; came ${before}. A range runs from 03:00 on from_date to 03:00 on to_date.`,
  ],
  [
    "a moment at 03:00 on to_date",
    passages,
    rows({ entered_at: `${before}T03:00:00+06:00` }, 2),
    `breaks a screen: listTollplazaCollections: data.rows[0].entered_at and 1 more: expected a service day from ${dayAt(-31)} to ${dayAt(-1)}; came ${before}. A range runs from 03:00 on from_date to 03:00 on to_date.`,
  ],
  [
    "rows of days that were not asked for",
    everySummary,
    (body, _, { url }) => withData(body, { days: daysOf(-10, ...(isOfOneDay(url) ? [-30] : [])) }),
    `breaks a screen: getIntracitySummary: from_date and to_date on one day: data.days[1].date: expected ${dayAt(-10)}; came ${dayAt(-30)}. A range runs from 03:00 on from_date to 03:00 on to_date.`,
  ],
  [
    "no rows for equal dates",
    everySummary,
    (body, _, { url }) => withData(body, { days: isOfOneDay(url) ? [] : daysOf(-10) }),
    `breaks a screen: getIntracitySummary: from_date and to_date on one day: expected the rows of ${dayAt(-10)}; came none. Equal dates mean the service day that begins on that date.`,
  ],
  [
    "a time of the last day that is left alone",
    places.countersUntilTime,
    () => ({
      body: { success: true, data: [{ counter: null, total_tickets: "2", total_fares: 0 }] },
    }),
    "breaks a screen: getIntracityCounterwiseReport: until_time=03:00: expected no row with a figure, since the day has just begun; came 1. Count of the last day only what came before until_time, or leave same_hours out of features.",
  ],
  [
    "more rows than are sent at once",
    passages,
    (body) => withData(body, { rows: Array(101).fill(body.data.rows[0]) }),
    "advice: listTollplazaCollections: data.rows: expected at most 100 rows; came 101. Send no more rows than limit, which is 100 where it is left out.",
  ],
  [
    "pages that ignore limit",
    places.shortPage,
    (body) => withData(body, { rows: [...body.data.rows, ...body.data.rows] }),
    "advice: listTollplazaCollections: limit=2: data.rows: expected at most 2 rows; came 4. Send no more rows than limit, which is 100 where it is left out.",
  ],
  [
    "a first page that ends the list",
    places.shortPage,
    data({ next_cursor: null }),
    "breaks a screen: listTollplazaCollections: limit=2: data.next_cursor: expected the cursor of the next page, since the list has more rows; came null. It is null on the last page alone.",
  ],
  [
    "a page that repeats rows",
    places.bothShortPages,
    (body) => withData(body, { rows: ["1", "2"].map((id) => ({ ...body.data.rows[0], id })) }),
    "breaks a screen: listTollplazaCollections: limit=2, next page: data.rows: expected the rows after those of the page before; came some of these again. A cursor stands for the place after a page's last row, in one order of all rows.",
  ],
  [
    "a page that leaves a row out",
    nextShortPage,
    (body) => withData(body, { rows: body.data.rows.slice(1) }),
    "breaks a screen: listTollplazaCollections: limit=2, next page: data.rows: expected the rows after those of the page before; came others. A cursor stands for the place after a page's last row, in one order of all rows.",
  ],
  [
    "a next page without rows",
    nextShortPage,
    data({ rows: [] }),
    "breaks a screen: listTollplazaCollections: limit=2, next page: data.rows: expected the rows after those of the page before; came none. A cursor stands for the place after a page's last row, in one order of all rows.",
  ],
  [
    "pages without an end",
    nextShortPage,
    (body, _, { url }) => withData(body, { next_cursor: new URLSearchParams(url).get("cursor") }),
    "breaks a screen: listTollplazaCollections: limit=2, next page: data.next_cursor: expected another cursor, or null; came the cursor of this page. A program that reads all pages would never end.",
  ],
  [
    "a cursor after the last page",
    places.listAndItsEnd,
    (body, _, { url }) =>
      url.endsWith("end")
        ? { status: 200, body: { success: true, data: { rows: [], next_cursor: null } } }
        : withData(body, { rows: body.data.rows.slice(0, 50), next_cursor: "end" }),
    "advice: listTollplazaCollections: data.next_cursor: expected null on the last page; came a cursor of a page without rows. A program that reads all pages would never end.",
  ],
];

const isOfOneDay = (url: string) => /from_date=(\S+)&to_date=\1$/.test(url);

const daysOf = (...days: number[]) =>
  days.map((day) => ({ date: dayAt(day), total_trips: 1, total_tickets: 1, total_fares: 1 }));
