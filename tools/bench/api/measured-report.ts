import { beginSession, createUser, type Db, grantCompanies, openDatabase } from "partner-api";
import { addMadeCompanies, makeSales, measured, measuredReport } from "./made-sales.ts";

const volume = { sales: 200_000, companies: 10, days: 92 };

type Place = { databaseUrl: string | undefined; dataDirectory: string };

export const placeOf = (postgres: string, database: string) => ({
  DATABASE_URL: Object.assign(new URL(postgres), { pathname: database }).href,
});

/** Fills an empty database. Returns the report that is measured, and a token for it. */
export async function madeIn(place: Place) {
  const db = await openDatabase({
    ...place,
    reportingTimeZone: "Asia/Dhaka",
    statementTimeout: 0,
    connections: 1,
    onIdleError: () => {},
  });
  await addMadeCompanies(db, volume);
  await makeSales(db, volume);
  await db.query("vacuum analyze");
  const token = await tokenIn(db);
  await db.close();
  const { companyId, from_date, until } = measured;
  return {
    token,
    path: `${measuredReport.path}/${companyId}?from_date=${from_date}&to_date=${until}`,
  };
}

async function tokenIn(db: Db): Promise<string> {
  const user = await createUser(db, { username: "bench", name: "Bench", passwordHash: "none" });
  const { module } = measuredReport;
  await grantCompanies(db, user, [{ company_id: measured.companyId, module }]);
  return beginSession(db, user);
}
