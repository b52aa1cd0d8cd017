import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { operations, resolve } from "../../contract/contract.ts";

type Sdk = typeof import("partner-sdk");

const packageRoot = join(import.meta.dirname, "../../../packages/partner-sdk");
const writers = [
  { title: "openapi-fetch", module: "openapi-fetch", file: "openapi-fetch/dist/index.mjs" },
  {
    title: "another writer",
    module: join(import.meta.dirname, "request-writer.ts"),
    file: "rehearsal/request-writer.ts",
  },
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "other-requests-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The SDK with a module in the place of openapi-fetch, and the files in it that are not its own. */
async function sdkWith({ title, module }: (typeof writers)[number]) {
  const outfile = join(folder, `${title}.mjs`);
  const { metafile } = await build({
    absWorkingDir: packageRoot,
    entryPoints: ["src/index.ts"],
    alias: { "openapi-fetch": module },
    bundle: true,
    format: "esm",
    outfile,
    metafile: true,
  });
  const sdk: Sdk = await import(/* @vite-ignore */ pathToFileURL(outfile).href);
  return { sdk, others: Object.keys(metafile.inputs).filter((file) => !file.startsWith("src/")) };
}

const oddValues = [
  ...["", " ", "a b", "a/b", "..", "?a=b&c#d", "%", "%2F", "+", "'()*!~", "$&", "{company_id}"],
  ...["গাবতলী", "🚌", "\ud800", "e\u0301", "\u0000", "line\nbreak", "a,b;c", "[a]=b", "\\", '"'],
  ...[0, -0, 1.5, 1e21, Number.NaN, true, false, null, undefined],
];

type Call = { operationId: string; input: Record<string, unknown> };

/** Each operation's fields with the contract's examples. */
const examples: Call[] = operations.map(({ operation }) => {
  const { operationId, parameters = [], requestBody } = operation;
  const [body] = Object.values(requestBody?.content["application/json"].examples ?? {});
  const given = parameters.map((each) => resolve(each)).map(({ name, example }) => [name, example]);
  return { operationId, input: { ...(body?.value as object), ...Object.fromEntries(given) } };
});

/** The same fields, all of them with each odd value. */
const odd: Call[] = examples.flatMap(({ operationId, input }) =>
  oddValues.map((value) => ({
    operationId,
    input: Object.fromEntries(Object.keys(input).map((name) => [name, value])),
  })),
);

/** The request of each call, or what is thrown instead of it. */
async function requestsOf(sdk: Sdk, baseUrl: string, calls: Call[]): Promise<string[]> {
  const requests: string[] = [];
  const client = sdk.createPartnerClient({
    baseUrl,
    tokenStore: sdk.memoryTokenStore("a-token"),
    appName: "rehearsal/1",
    headers: { "X-Tool": "client", "X-Run": "client" },
    fetch: async (request) => {
      requests.push(await written(request));
      return Response.json({ success: true });
    },
  });
  for (const { operationId, input } of calls) {
    await client
      .call(sdk[operationId as "getUser"], input as never, { headers: { "x-run": "call" } })
      .catch((error: Error) => requests.push(`${operationId}: ${error}`));
  }
  return requests;
}

async function written(request: Request): Promise<string> {
  const { method, url, headers, credentials, mode, redirect, cache, referrer } = request;
  const lines = [...headers].map((header) => header.join(": "));
  const options = [credentials, mode, redirect, cache, referrer].join(", ");
  return [`${method} ${url}`, ...lines, options, "", await request.text()].join("\n");
}

describe.each(writers)("with $title", (writer) => {
  it("the SDK has no other file that is not its own", async () => {
    const { others } = await sdkWith(writer);
    expect(others).toEqual([expect.stringMatching(`${writer.file}$`)]);
  });

  it("a path, a query, headers and a body are written so", async () => {
    const { sdk } = await sdkWith(writer);
    const calls = [
      { operationId: "login", input: { username: "demo", password: "a phrase" } },
      {
        operationId: "getOfflineCounterReport",
        input: { company_id: "a/b 7", from_date: "2026-06-01", device_id: "", stoppage: "A & B" },
      },
    ];
    const headers = `user-agent: rehearsal/1 partner-sdk
x-run: call
x-tool: client
include, cors, follow, default, about:client
`;
    expect(await requestsOf(sdk, "https://partner.test/", calls)).toEqual([
      `POST https://partner.test/api/auth/login
authorization: Bearer a-token
content-type: application/json
${headers}
{"username":"demo","password":"a phrase"}`,
      `GET https://partner.test/api/offline-counter/reports/a%2Fb%207?from_date=2026-06-01&stoppage=A%20%26%20B
authorization: Bearer a-token
${headers}
`,
    ]);
  });
});

it("another writer makes the same requests of all operations and values, byte for byte", async () => {
  // An empty address is for a page; Node then says which one it cannot ask.
  vi.stubGlobal("location", { href: "https://partner.test/" });
  const [now, then] = await Promise.all(
    writers.map(async (writer) => {
      const { sdk } = await sdkWith(writer);
      return [
        await requestsOf(sdk, "https://partner.test", [...examples, ...odd]),
        await requestsOf(sdk, "https://partner.test/a%20b/{company_id}/", examples),
        await requestsOf(sdk, "", examples),
      ];
    }),
  );
  vi.unstubAllGlobals();
  expect(then).toEqual(now);
});
