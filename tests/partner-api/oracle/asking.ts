import { Writable } from "node:stream";
import type { LightMyRequestResponse } from "fastify";
import {
  buildServer,
  type Checked,
  checkFigures,
  createUser,
  type Db,
  grantCompanies,
  type Imported,
  passwords,
  readSettings,
  rebuildFigures,
  type Voided,
  voidFile,
} from "partner-api";
import { type Engine, ownDatabase } from "../databases.ts";
import { filesToImport, recordKind } from "../import/files.ts";
import { servedOperations } from "../served-operations.ts";
import { type Asked, answers, listsWithPages } from "./answers.ts";
import { csvOf, type Style } from "./csv-files.ts";
import { type Operation, type Question, urlOf } from "./question.ts";
import { type Batch, type Module, modules, type Records } from "./records.ts";
import type { Moment } from "./service-day.ts";
import { type KindOfRecord, marksOf, storedRows } from "./stored.ts";
import { type AskedDays, takenOn } from "./today.ts";
import { keptVehicleCounters } from "./vehicle-counters.ts";

const tablesOf = {
  vehicles: ["vehicles", "vehicle_id"],
  counters: ["counters", "counter_id"],
  people: ["people", "person_id"],
  "toll-lanes": ["toll_lanes", "lane_id"],
} as const;
type Forgotten = {
  kind: keyof typeof tablesOf;
  company: number;
  id: number;
  modules: readonly Module[];
};

type Options = {
  seen?: (db: Db) => Db;
  /** Milliseconds. */
  statementTimeout?: number;
};

/** Whom only the user who does not read may see. */
const foreign = 1;

/**
 * A partner API without records, and two users whom every company allows everything; one of them reads.
 * What it asks its database goes through `seen`.
 */
export async function startAsking(
  engine: Engine,
  { seen = (db) => db, statementTimeout }: Options = {},
) {
  const own = await ownDatabase(engine, "nothing", statementTimeout);
  const db = seen(own.db);
  const files = filesToImport();
  let clock = new Date();
  const setClock = (now: Moment) => {
    clock = new Date(Number(now / 1000n));
  };
  const serverOn = (reading: Db) =>
    buildServer({
      db: reading,
      operations: servedOperations,
      now: () => clock,
      settings: readSettings({ REQUESTS_PER_MINUTE: "1000000", ANSWERS_PER_CHECK: "1" }),
      logTo: new Writable({ write: (_chunk, _encoding, done) => done() }),
    });
  const app = await serverOn(db);
  const appOfOwner = await serverOn(asOwner(db));
  const password = "a phrase for the oracle";
  const passwordHash = await passwords().hash(password);
  const users = await own.db.tx(async (tx) => [
    await createUser(tx, { username: "other", name: "Other", passwordHash }),
    await createUser(tx, { username: "reader", name: "Reader", passwordHash }),
  ]);
  await own.db.query("insert into companies (company_id, name) values ($1, 'Foreign')", [foreign]);
  const everywhere = modules.map((module) => ({ company_id: foreign, module }));
  await own.db.tx((tx) => grantCompanies(tx, users[0] ?? 0, everywhere));
  const signedIn = await app.inject({
    method: "POST",
    url: "/api/auth/login",
    payload: { username: "reader", password },
  });
  const headers = { authorization: `Bearer ${signedIn.json().data.token}` };
  const getFrom =
    (server: typeof app): Get =>
    async (url) => {
      const answer = await server.inject({ url, headers });
      if (answer.statusCode === 404) return undefined;
      return answer.statusCode === 200 ? answer.json().data : answer.json();
    };

  return {
    db: own.db,
    /** The answer, unless it is the one of a tag, to somebody whose clock shows this. */
    getUnless: (
      url: string,
      tag: string | undefined,
      now: Moment,
    ): Promise<LightMyRequestResponse> => {
      setClock(now);
      return app.inject({ url, headers: { ...headers, ...(tag && { "if-none-match": tag }) } });
    },
    /** The answer's data to somebody whose clock shows this. */
    get: (url: string, now: Moment, checks: 1 | 2) => {
      setClock(now);
      return getFrom(checks === 1 ? appOfOwner : app)(url);
    },
    getUser: (checks: 1 | 2) => getFrom(checks === 1 ? appOfOwner : app)("/api/auth/user"),
    /** Companies of these ids, which have nothing yet and are allowed in every module. */
    async addCompanies(ids: readonly number[]) {
      for (const id of ids) {
        await own.db.query("insert into companies (company_id, name) values ($1, $2)", [
          id,
          nameOf(id),
        ]);
      }
      const granted = ids.flatMap((company_id) =>
        modules.map((module) => ({ company_id, module })),
      );
      await own.db.tx(async (tx) => {
        for (const user of users) await grantCompanies(tx, user, granted);
      });
    },
    import: (batch: Batch, style: Style): Promise<Imported> =>
      files.importInto(db, batch.kind, csvOf(batch, style)),
    replace: (batch: Batch, style: Style): Promise<Imported> =>
      files.importInto(db, batch.kind, csvOf(batch, style), { replacedBy: "the oracle" }),
    void: ({ kind, rows }: Batch, style: Style): Promise<Voided> =>
      voidFile(db, {
        kind: recordKind(kind),
        path: files.write(csvOf({ kind, rows } as Batch, style)),
        rejects: undefined,
        isDryRun: false,
        by: "the oracle",
        onStep: () => {},
        onRead: () => {},
      }),
    rebuild: (): Promise<Checked> =>
      rebuildFigures(db, { company: null, from: null, to: null }, "the oracle"),
    check: (only = {}) => checkFigures(db, { company: null, from: null, to: null, ...only }),
    /** What the API answers and what the records add up to. */
    async ask(records: Records, operation: Operation, question: Question) {
      const url = urlOf(operation, question);
      const get = getFrom(question.checks === 1 ? appOfOwner : app);
      const answerOf = answers[operation.id];
      if (!answerOf) throw new Error(`The oracle does not know ${operation.id}.`);
      const asked = askedBy(question);
      setClock(asked.now);
      const expected = answerOf(records, asked);
      if (expected === undefined || !listsWithPages.includes(operation.id)) {
        return { url, answered: await get(url), expected };
      }
      const rows = expected as unknown[];
      const pages = await pagesAt(get, url, rows.length);
      return { url, answered: pages, expected: pagesOf(rows, question.limit ?? 100) };
    },
    /** The days of these companies at a moment, which the server's clock is set to. */
    async askToday(
      records: Records,
      companies: readonly number[],
      { now, ...span }: AskedDays,
      checks: 1 | 2,
    ) {
      setClock(now);
      const query = Object.entries(span).map(([name, value]) => `${name}=${value}`);
      const url = `/api/today${query.length > 0 ? `?${query.join("&")}` : ""}`;
      const data = await getFrom(checks === 1 ? appOfOwner : app)(url);
      const { companies: all = [], ...answer } = data as {
        companies?: { company_id: number; usual_weeks?: number }[];
      };
      const named = companies.map((id) => ({ id, name: nameOf(id) }));
      const asked = { url, now: String(now) };
      return {
        answered: {
          ...asked,
          ...answer,
          companies: all.filter(({ company_id }) => [...companies, foreign].includes(company_id)),
        },
        expected: { ...asked, ...takenOn(records, named, { now, ...span }) },
      };
    },
    /** As if nobody had ever been allowed these companies. */
    async withdrawCompanies(ids: readonly number[]) {
      await own.db.query("delete from grants where company_id = any($1::integer[])", [`{${ids}}`]);
    },
    stored: (kind: KindOfRecord, company: number) => storedRows(own.db, kind, company),
    keptVehicleCounters: (company: number) => keptVehicleCounters(own.db, company),
    marks: (company: number) => marksOf(own.db, company),
    /** As if all that has this id, of these modules where it is of one, had never been imported. */
    async forget(records: Records, { kind, company, id, modules }: Forgotten) {
      records.forget(
        kind,
        (row) =>
          row.company_id === company &&
          Object.values(row).includes(id) &&
          (!("module" in row) || modules.includes(row.module)),
      );
      const [table, column] = tablesOf[kind];
      const inModules = kind === "toll-lanes" ? "" : ` and module = any('{${modules}}')`;
      await own.db.query(
        `delete from ${table} where company_id = $1 and ${column} = $2${inModules}`,
        [company, id],
      );
    },
    async stop() {
      await app.close();
      await appOfOwner.close();
      await own.drop();
      files.remove();
    },
  };
}

export type Asking = Awaited<ReturnType<typeof startAsking>>;

/** The owner of the tables, whom no row-level security holds back. */
const asOwner = (db: Db): Db => ({
  ...db,
  pipeline: (asked) => {
    const ofOwner = asked.map(({ name, text, values }) => ({
      name: `${name} of the owner`,
      text: text.replace("set_config('role', 'partner_reader', true)", "'partner_reader'"),
      values,
    }));
    if (ofOwner[0]?.text === asked[0]?.text) throw new Error("Nobody sets the reader's role.");
    return db.pipeline(ofOwner);
  },
});

const askedBy = ({
  vehicle = 0,
  counter = 0,
  registration = "",
  now = 0n,
  ...question
}: Question): Asked => ({
  ...question,
  vehicle,
  counter,
  registration,
  now,
});

/** Every other company has the same name. */
export const nameOf = (company: number) => `Company ${company % 2}`;

/** Gives the `data` of the answer. */
type Get = (url: string) => Promise<unknown>;

type Page = { rows: unknown[]; isLast: boolean };

/** Never more pages than there are rows, and one. */
async function pagesAt(get: Get, url: string, rows: number): Promise<Page[]> {
  const pages: Page[] = [];
  let cursor: string | null = "";
  while (cursor !== null && pages.length <= rows + 1) {
    const at: string = cursor && `&cursor=${encodeURIComponent(cursor)}`;
    const data = (await get(url + at)) as { rows: unknown[]; next_cursor: string | null };
    pages.push({ rows: data.rows, isLast: data.next_cursor === null });
    cursor = data.next_cursor;
  }
  return pages;
}

function pagesOf(rows: unknown[], limit: number): Page[] {
  const pages = Math.max(1, Math.ceil(rows.length / limit));
  return Array.from({ length: pages }, (_, at) => ({
    rows: rows.slice(at * limit, (at + 1) * limit),
    isLast: at === pages - 1,
  }));
}
