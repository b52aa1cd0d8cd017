import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contract } from "../contract/contract.ts";
import { asWritten, decoded } from "./as-written.ts";
import { mainEngine } from "./databases.ts";
import { type Host, startHost } from "./host.ts";
import { type Described, resembling, right, writtenOddly } from "./made-requests.ts";

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ ...contract, $id: "partner" });

function misfits({ operation }: Pick<Described, "operation">, status: number, body: unknown) {
  const { $ref } = operation.responses[String(status)] ?? operation.responses.default ?? {};
  const schema = `partner${$ref}/content/application~1json/schema`;
  const check = ajv.getSchema(schema);
  if (!check) throw new Error(`no schema ${schema}`);
  return check(body) ? [] : (check.errors ?? []);
}

describe.each([mainEngine])("a request to the partner API on %s", (engine) => {
  let host: Host;
  let token: string;
  beforeAll(async () => {
    host = await startHost(engine, { TRUST_PROXY: "1", PORTAL_ORIGIN: "http://localhost" });
    token = await host.tokenOf("demo");
  });
  afterAll(() => host.stop());

  it("never leads to a failure of the server, and always to an envelope [R7, V1.2.4, V2.2.1, V4.1.1, V15.3.7]", async () => {
    const seen = new Set<number>();
    // After a sign-out, the rest of the run would test nothing but 401.
    const requests = resembling(token).filter(
      ([{ operation }]) => operation.operationId !== "logout",
    );
    await fc.assert(
      fc.asyncProperty(requests, async ([described, request]) => {
        const { statusCode, headers, rawPayload } = await host.app.inject(request);
        seen.add(statusCode);
        expect(statusCode).toBeLessThan(500);
        if (statusCode === 204 || statusCode === 304) return;
        expect(headers["content-type"]).toMatch(/^application\/json/);
        const body = decoded({ headers, rawPayload });
        expect(misfits(described, statusCode, JSON.parse(body))).toEqual([]);
      }),
      { numRuns: 2000 },
    );
    expect([...seen]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404]));
  });

  it("does neither however its path is spelled, and whatever its headers are", async () => {
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(writtenOddly(token), async ({ described, path, method, headers }) => {
        const answer = await asWritten(host.app, path, { method, headers });
        seen.add(answer.status ?? 0);
        expect(answer.status).toBeLessThan(500);
        expect(answer.headers).toMatchObject({ "x-content-type-options": "nosniff" });
        if ([204, 304].includes(answer.status ?? 0) || method === "HEAD") return;
        expect(answer.headers["content-type"]).toMatch(/^application\/json/);
        const body = decoded({ headers: answer.headers, rawPayload: answer.bytes });
        expect(misfits(described, answer.status ?? 0, JSON.parse(body))).toEqual([]);
      }),
      { numRuns: 500 },
    );
    expect([...seen]).toEqual(expect.arrayContaining([200, 400, 403, 404]));
  });

  it("is answered as the contract says when it is valid", async () => {
    await fc.assert(
      fc.asyncProperty(right, async ({ described, url }) => {
        const { statusCode, body } = await host.get(url, token);
        expect([statusCode, misfits(described, statusCode, JSON.parse(body))]).toEqual([200, []]);
      }),
      { numRuns: 700 },
    );
  });
});
