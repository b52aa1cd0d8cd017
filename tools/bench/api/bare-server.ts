import { createServer } from "node:http";
import { reportFile } from "partner-api";
import pg from "pg";
import { measured, measuredReport } from "./made-sales.ts";

/** The least that could answer: the report's statement, prepared by name, as the owner and for anyone. */
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  types: { getTypeParser: () => (text: string) => text },
});
const { name, text, parameters } = reportFile(measuredReport.operation);
const given: Record<string, unknown> = {
  company_id: measured.companyId,
  module: measuredReport.module,
  ...measured,
};
const values = parameters.map((parameter) => given[parameter]);

const server = createServer(async (_, response) => {
  const { rows } = await pool.query<{ data: string }>({ name, text, values });
  const body = `{"success":true,"data":${rows[0]?.data}}`;
  response
    .writeHead(200, {
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(body),
    })
    .end(body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  const port = typeof address === "object" && address?.port;
  process.stdout.write(`Bare server: http://127.0.0.1:${port}\n`);
});
