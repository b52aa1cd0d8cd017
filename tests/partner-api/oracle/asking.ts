import { Writable } from "node:stream";
import { isDeepStrictEqual } from "node:util";
import {
  buildServer,
  createUser,
  grantCompanies,
  type Imported,
  passwords,
  readSettings,
} from "partner-api";
import { operations } from "../../contract/contract.ts";
import { type Engine, ownDatabase } from "../databases.ts";
import { filesToImport } from "../import/files.ts";
import { type Asked, answers, listsWithPages } from "./answers.ts";
import { csvOf, type Style } from "./csv-files.ts";
import { type Get, pagesAt, pagesOf } from "./pages.ts";
import { type Batch, modules, type Records } from "./records.ts";
import type { Moment, Range } from "./service-day.ts";

type Operation = { id: string; path: string };

/** Every operation that reads the records of a company. */
export const companyOperations: Operation[] = operations
  .filter(({ path }) => path.includes("{company_id}"))
  .map(({ path, operation }) => ({ id: operation.operationId, path }));

export const isDated = ({ id }: Operation) =>
  operations.some(
    ({ operation }) =>
      operation.operationId === id &&
      operation.parameters?.some(({ $ref }) => $ref?.endsWith("/FromDate")),
  );

export type Question = Range & {
  company: number;
  vehicle?: number;
  registration?: string;
  device?: string;
  stoppage?: string;
  limit?: number;
};

/** A partner API without records, and a reader whom every company allows everything. */
export async function startAsking(engine: Engine) {
  const own = await ownDatabase(engine);
  const files = filesToImport();
  const app = await buildServer({
    db: own.db,
    settings: readSettings({ REQUESTS_PER_MINUTE: "1000000" }),
    logTo: new Writable({ write: (_chunk, _encoding, done) => done() }),
  });
  const password = "a phrase for the oracle";
  const passwordHash = await passwords().hash(password);
  const user = await own.db.tx((tx) =>
    createUser(tx, { username: "reader", name: "Reader", passwordHash }),
  );
  const signedIn = await app.inject({
    method: "POST",
    url: "/api/auth/login",
    payload: { username: "reader", password },
  });
  const headers = { authorization: `Bearer ${signedIn.json().data.token}` };
  const get: Get = async (url) => (await app.inject({ url, headers })).json().data;

  return {
    getUser: () => get("/api/auth/user") as Promise<{ user: object; allowed_companies: object }>,
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
      await own.db.tx((tx) => grantCompanies(tx, user, granted));
    },
    import: (batch: Batch, style: Style): Promise<Imported> =>
      files.importInto(own.db, batch.kind, csvOf(batch, style)),
    /** What the API answers and what the records add up to. */
    async ask(records: Records, operation: Operation, question: Question) {
      const url = urlOf(operation, question);
      const answerOf = answers[operation.id];
      if (!answerOf) throw new Error(`The oracle does not know ${operation.id}.`);
      const expectedAt = (now: Moment) => answerOf(records, askedBy(question, now));
      if (listsWithPages.includes(operation.id)) {
        const rows = expectedAt(0n) as unknown[];
        const pages = await pagesAt(get, url, rows.length);
        return { url, answered: pages, expected: pagesOf(rows, question.limit ?? 100) };
      }
      for (;;) {
        const before = timeNow();
        const data = await get(url);
        const expected = expectedAt(before);
        // A minute or a service day that ends meanwhile leaves open which of two answers is right.
        if (isDeepStrictEqual(expected, expectedAt(timeNow())))
          return { url, answered: data, expected };
      }
    },
    async stop() {
      await app.close();
      await own.drop();
      files.remove();
    },
  };
}

export type Asking = Awaited<ReturnType<typeof startAsking>>;

const timeNow = (): Moment => BigInt(Date.now()) * 1000n;

const askedBy = (
  { vehicle = 0, registration = "", ...question }: Question,
  now: Moment,
): Asked => ({
  ...question,
  vehicle,
  registration,
  now,
});

function urlOf(operation: Operation, question: Question): string {
  const { company, from_date, to_date, device, stoppage, limit } = question;
  const path = operation.path
    .replace("{company_id}", String(company))
    .replace("{vehicle_id}", String(question.vehicle));
  const query = new URLSearchParams(isDated(operation) ? { from_date, to_date } : {});
  if (operation.id === "findTollplazaPassages") {
    query.set("registration_number", question.registration ?? "");
  }
  if (device !== undefined) query.set("device_id", device);
  if (stoppage !== undefined) query.set("stoppage", stoppage);
  if (limit !== undefined) query.set("limit", String(limit));
  return `${path}?${query}`;
}

/** Every other company has the same name. */
const nameOf = (company: number) => `Company ${company % 2}`;
