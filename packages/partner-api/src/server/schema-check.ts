import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../database/db.ts";
import { schemaProblems } from "../database/row-level-security.ts";
import { HttpError } from "../http/http-error.ts";

/** It costs more than a ping, and waits its turn. */
const held = 10_000;

class SchemaProblems extends HttpError {
  constructor() {
    super(503, {
      message:
        "The database lacks tables, roles or grants of the partner API: run `partner-api prepare`.",
      retryAfter: 10,
    });
  }
}

/** Whether schema, role and grants are as reports need them, as far as is known. */
export function watchSchema(db: Db, log: FastifyBaseLogger) {
  let lacking: string[] = [];
  let askedAt = Number.NEGATIVE_INFINITY;
  let asked = Promise.resolve();

  const ask = async () => {
    const before = lacking.length;
    lacking = await schemaProblems(db);
    if (lacking.length > 0 && before === 0) log.error({ lacking }, "the database is unfit");
  };

  return {
    /** Ends once the last question has been answered. */
    async look(): Promise<void> {
      if (performance.now() - askedAt > held) {
        askedAt = performance.now();
        asked = ask().catch(() => {});
      }
      await asked;
    },
    refuseUnfit() {
      if (lacking.length > 0) throw new SchemaProblems();
    },
  };
}
