import { checkPreflight } from "conformance/cors.ts";
import type { HostProfile } from "partner-sdk/host-profile";
import { expect, it } from "vitest";
import { operationsNamed } from "../partner-api/served-operations.ts";
import { counted, run } from "./run.ts";
import { credentials, startSixCallsHost } from "./six-calls-host.ts";

const env = { PARTNER_PASSWORD: credentials.password };
const origin = "https://portal.example";
const ofAnswers = {
  "access-control-allow-origin": origin,
  "access-control-allow-credentials": "true",
};
const ofPreflights = {
  ...ofAnswers,
  "access-control-allow-methods": "GET, POST",
  "access-control-allow-headers": "Authorization, Content-Type",
};
type Cors = NonNullable<Parameters<typeof startSixCallsHost>[1]>;
const right: Cors = ({ isPreflight }) => (isPreflight ? ofPreflights : ofAnswers);

async function check(cors: Cors, from = origin) {
  const { baseUrl, requests } = await startSixCallsHost(() => ({ status: 404 }), cors);
  const words = ["--base-url", baseUrl, "--sign-in", credentials.username, "--origin", from];
  const { out, code } = await run(words, env);
  const lines = out.split("\n").filter((line) => /Access-Control|preflight/.test(line));
  return {
    out,
    code,
    requests,
    lines: [...new Set(lines.map((line) => line.trim().replace(/ and \d+ more/, "")))],
  };
}

it("sends a preflight for each of the six calls, and finds nothing where all are right", async () => {
  const { code, lines, requests } = await check(right);
  expect([code, lines]).toEqual([0, []]);
  expect(requests.filter((line) => line.startsWith("OPTIONS"))).toEqual([
    "OPTIONS /api/auth/login",
    "OPTIONS /api/auth/user",
    "OPTIONS /api/auth/logout",
    "OPTIONS /api/offline-counter/reports/3",
    "OPTIONS /api/offline-counter/device-ids/3",
    "OPTIONS /api/tollplaza/summary/4",
  ]);
});

const without =
  (name: string, where: (answer: Parameters<Cors>[0]) => boolean, value?: string): Cors =>
  (answer) => {
    const { [name]: _, ...others } = { ...right(answer) };
    if (!where(answer)) return right(answer);
    return value === undefined ? others : { ...others, [name]: value };
  };
const everywhere = () => true;
const preflights = ({ isPreflight }: Parameters<Cors>[0]) => isPreflight;
const status = (one: number) => (answer: Parameters<Cors>[0]) =>
  answer.status === one && !answer.isPreflight;

const preflight = `preflight from ${origin}`;
const oneOrigin = "Send the one origin: the portal sends credentials, for which * is not enough.";
const hidden = (then: string) => `Without it the browser hides the status, ${then}`;

it.each<[is: string, cors: Cors, code: number, line: string]>([
  [
    "every origin",
    without("access-control-allow-origin", everywhere, "*"),
    1,
    `${preflight}: Access-Control-Allow-Origin: expected ${origin}; came *. ${oneOrigin}`,
  ],
  [
    "another origin",
    without("access-control-allow-origin", everywhere, "https://other.example"),
    1,
    `${preflight}: Access-Control-Allow-Origin: expected ${origin}; came another origin. ${oneOrigin}`,
  ],
  [
    "no credentials",
    without("access-control-allow-credentials", everywhere),
    1,
    `${preflight}: Access-Control-Allow-Credentials: expected true; came nothing. Send true: the portal sends credentials.`,
  ],
  [
    "all headers by a *",
    without("access-control-allow-headers", preflights, "*"),
    1,
    `${preflight}: Access-Control-Allow-Headers: expected authorization; came others. Name these headers: with credentials, * is no name for all.`,
  ],
  [
    "no header of a sign-in",
    without("access-control-allow-headers", preflights, "authorization"),
    1,
    `${preflight}: Access-Control-Allow-Headers: expected content-type; came others. Name these headers: with credentials, * is no name for all.`,
  ],
  [
    "a 401 without headers",
    without("access-control-allow-origin", status(401)),
    1,
    `answers with 401: Access-Control-Allow-Origin: expected ${origin}; came nothing. ${oneOrigin} ${hidden("so that the portal goes to its error page when a session has ended.")}`,
  ],
  [
    "a 404 without headers",
    without("access-control-allow-origin", status(404)),
    0,
    `answers with 404: Access-Control-Allow-Origin: expected ${origin}; came nothing. ${oneOrigin} ${hidden("and the portal goes to its error page.")}`,
  ],
  [
    "other methods",
    without("access-control-allow-methods", preflights, "PUT"),
    0,
    `${preflight}: Access-Control-Allow-Methods: expected GET; came others. Browsers allow GET and POST without it; other clients may not.`,
  ],
])("finds %s", async (_is, cors, code, line) => {
  const checked = await check(cors);
  expect(checked.code).toBe(code);
  expect(checked.lines).toContain(line);
});

it("says that a preflight needs no token, and that the portal cannot work without an answer", async () => {
  const { baseUrl } = await startSixCallsHost(() => ({ status: 404 }));
  const words = ["--base-url", baseUrl, "--sign-in", credentials.username, "--origin", origin];
  const { out, code } = await run(words, env);
  expect([code, (counted(out)[0] ?? 0) > 2]).toEqual([1, true]);
  expect(out).toContain(
    `${preflight}: expected status 200 or 204; came 401. Answer OPTIONS without a token: the browser asks so before it sends the call, and sends none without the answer.`,
  );
});

it("advises to expose the headers that come", async () => {
  const ids: Cors = (answer) => ({ ...right(answer), "x-request-id": "7" });
  const { code, lines } = await check(ids);
  expect([code, lines]).toEqual([
    0,
    [
      "answers with 200: Access-Control-Expose-Headers: expected x-request-id; came nothing. Name them, so that the portal can read them.",
      "answers with 401: Access-Control-Expose-Headers: expected x-request-id; came nothing. Name them, so that the portal can read them.",
      "answers with 404: Access-Control-Expose-Headers: expected x-request-id; came nothing. Name them, so that the portal can read them.",
      "answers with 403: Access-Control-Expose-Headers: expected x-request-id; came nothing. Name them, so that the portal can read them.",
    ],
  ]);
});

it("sends the preflight of the request that a profile makes of a call", async () => {
  const { baseUrl, requests } = await startSixCallsHost(() => ({ status: 404 }), right);
  const [operation] = operationsNamed(["getTollplazaSummary"]);
  if (!operation) throw new Error("There is no such call.");
  const profile: HostProfile = {
    signIn: { sendTokenIn: "X-Auth-Token" },
    operations: { getTollplazaSummary: { path: "/v2/toll/{company_id}" } },
  };
  const way = { baseUrl, patience: 5, profile, origin };
  const findings = await checkPreflight(operation, "/api/tollplaza/summary/4", way);
  expect(requests).toEqual(["OPTIONS /v2/toll/4"]);
  expect(findings.map(({ severity, at, expected }) => [severity, at, expected])).toEqual([
    ["breaks a screen", "Access-Control-Allow-Headers", "x-auth-token"],
  ]);
});
