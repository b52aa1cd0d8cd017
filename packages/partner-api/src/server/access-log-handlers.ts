import { type AccessAction, storeAccessLog } from "../access-log/access-log.ts";
import { parseId } from "../accounts/sessions.ts";
import type { Db } from "../database/db.ts";
import type { Handler } from "../http/handler.ts";
import { HttpError, invalidField } from "../http/http-error.ts";
import { accessLogEntry, isLogged } from "./access-log-entry.ts";
import type { Operation } from "./contract.ts";
import { serviceDayWindow } from "./window.ts";

type Parts = { db: Db; operations: Operation[]; now(): Date };

type Noted = {
  act: AccessAction;
  report: string;
  company_id: string | number;
  from_date?: string;
  to_date?: string;
};

/** What happened in a browser, which is stored before it is answered. */
export function accessLogHandlers({ db, operations, now }: Parts): Record<string, Handler> {
  return {
    async noteReading({ request, userId }) {
      const noted = request.body as Noted;
      const report = operations.find((one) => one.path === noted.report && isLogged(one));
      if (!report) throw invalidField("report", "is not a report or a list of a company");
      refuseHalfRange(noted);
      const companyId = parseId(String(noted.company_id));
      const { module } = report;
      if (companyId === undefined || !(await isGranted(db, { userId, companyId, module }))) {
        throw new HttpError(403);
      }
      const { act } = noted;
      const reading = accessLogEntry(request, report, {
        act,
        companyId,
        userId,
        at: now(),
        range: noted,
      });
      await storeAccessLog(db, [reading]);
      return undefined;
    },
  };
}

function refuseHalfRange({ from_date, to_date }: Noted) {
  if (from_date && to_date) serviceDayWindow({ from_date, to_date });
  else if (from_date) throw invalidField("to_date", "is missing");
  else if (to_date) throw invalidField("from_date", "is missing");
}

async function isGranted(
  db: Db,
  { userId, companyId, module }: { userId: number; companyId: number; module: string },
): Promise<boolean> {
  const granted = await db.query(
    "select from grants where user_id = $1 and company_id = $2 and module::text = $3",
    [userId, companyId, module],
  );
  return granted.length > 0;
}
