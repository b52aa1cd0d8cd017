import type { Operation } from "partner-api";
import { type HostProfile, hostFetch } from "partner-sdk/host-profile";
import type { Came } from "./ask.ts";
import { type Difference, type Finding, findingIf, rated } from "./finding.ts";
import { breaking } from "./severity.ts";

type Way = {
  baseUrl: string;
  /** In seconds. */
  patience: number;
  profile?: HostProfile | undefined;
  origin: string;
};
type Sent = { url: string; method: string; headers: string[] };

/** What a browser sends to the host for a call of the portal. */
async function sentFor(
  { method, path: template }: Pick<Operation, "method" | "path">,
  path: string,
  baseUrl: string,
  profile: HostProfile,
): Promise<Sent> {
  const isSignIn = template === "/api/auth/login";
  const sent: Request[] = [];
  const capture = async (request: Request) => {
    sent.push(request);
    return Response.json({});
  };
  const request = new Request(baseUrl + path, {
    method,
    headers: isSignIn
      ? { "content-type": "application/json" }
      : { authorization: "Bearer a-token" },
    body: isSignIn ? "{}" : null,
  });
  await hostFetch(profile, { fetch: capture, onMismatch: () => {} })(request);
  const { url, headers } = sent[0] ?? request;
  return { url, method, headers: [...headers.keys()].sort() };
}

/** Asks the host, as a browser does, whether a portal at the origin may make the call. */
export async function checkPreflight(
  operation: Operation,
  path: string,
  { baseUrl, patience, profile = {}, origin }: Way,
): Promise<Finding[]> {
  const { url, method, headers } = await sentFor(operation, path, baseUrl, profile);
  const answer = await fetch(url, {
    method: "OPTIONS",
    redirect: "manual",
    signal: AbortSignal.timeout(1000 * patience),
    headers: {
      origin,
      "access-control-request-method": method,
      "access-control-request-headers": headers.join(","),
    },
  }).catch(() => undefined);
  const refuses = (difference: Difference): Finding => ({ ...breaking(operation), ...difference });
  const found = answer
    ? wrongPreflight(answer, { origin, method, headers }, refuses)
    : [refuses({ expected: "an answer", came: "none", fix: preflightNeeded })];
  return found.map((each) => ({ ...each, request: `preflight from ${origin}` }));
}

const preflightNeeded =
  "Answer OPTIONS without a token: the browser asks so before it sends the call, and sends none without the answer.";

type Asked = { origin: string; method: string; headers: string[] };

function wrongPreflight(
  { ok, status, headers }: Response,
  { origin, method, headers: needed }: Asked,
  refuses: (difference: Difference) => Finding,
): Finding[] {
  if (!ok) {
    return [refuses({ expected: "status 200 or 204", came: String(status), fix: preflightNeeded })];
  }
  const listed = (name: string) =>
    (headers.get(name) ?? "")
      .split(",")
      .map((each) => each.trim().toLowerCase())
      .filter(Boolean);
  const allowed = listed("access-control-allow-headers");
  const missing = needed.filter((name) => !allowed.includes(name));
  const methods = listed("access-control-allow-methods");
  return [
    ...wrongOrigin(headers, origin).map(refuses),
    ...findingIf(
      missing.length > 0,
      refuses({
        at: "Access-Control-Allow-Headers",
        expected: missing.join(", "),
        came: allowed.length > 0 ? "others" : "nothing",
        fix: "Name these headers: with credentials, * is no name for all.",
      }),
    ),
    ...rated(
      "advice",
      findingIf(methods.length > 0 && !methods.includes(method.toLowerCase()), {
        at: "Access-Control-Allow-Methods",
        expected: method,
        came: "others",
        fix: "Browsers allow GET and POST without it; other clients may not.",
      }),
    ),
  ];
}

/** Without these, a browser keeps an answer from the portal. */
function wrongOrigin(headers: Headers, origin: string): Difference[] {
  const allowed = headers.get("access-control-allow-origin");
  return [
    ...findingIf(allowed !== origin, {
      at: "Access-Control-Allow-Origin",
      expected: origin,
      came: allowed === "*" ? "*" : allowed ? "another origin" : "nothing",
      fix: "Send the one origin: the portal sends credentials, for which * is not enough.",
    }),
    ...findingIf(headers.get("access-control-allow-credentials") !== "true", {
      at: "Access-Control-Allow-Credentials",
      expected: "true",
      came: headers.has("access-control-allow-credentials") ? "another word" : "nothing",
      fix: "Send true: the portal sends credentials.",
    }),
  ];
}

/** Notes the headers of all answers to the origin, of which each status counts once. */
export function createCorsCheck(origin: string) {
  const wrong = new Map<string, Finding>();
  let checked = 0;

  const note = (found: Finding[], status: number) => {
    for (const finding of found) {
      const key = `${status} ${finding.at}`;
      const known = wrong.get(key);
      if (known) known.more = (known.more ?? 0) + 1;
      else wrong.set(key, { ...finding, request: `answers with ${status}` });
    }
  };

  return {
    note({ status, headers }: Came) {
      checked += 1;
      const ofOrigin = wrongOrigin(headers, origin).map((each): Finding => {
        const isVital = status === 401 || status < 300;
        const fix = status < 300 ? each.fix : `${each.fix} ${withoutStatus(status)}`;
        return { severity: isVital ? "breaks the portal" : "breaks a screen", ...each, fix };
      });
      note(ofOrigin, status);
      if (ofOrigin.length === 0) note(rated("advice", hidden(headers)), status);
    },
    findings: () => [...wrong.values()],
    checked: () => checked,
  };
}

const withoutStatus = (status: number) =>
  status === 401
    ? "Without it the browser hides the status, so that the portal goes to its error page when a session has ended."
    : "Without it the browser hides the status, and the portal goes to its error page.";

function hidden(headers: Headers): Difference[] {
  const exposed = (headers.get("access-control-expose-headers") ?? "").toLowerCase();
  const missing = ["x-request-id", "retry-after"].filter(
    (name) => headers.has(name) && !exposed.includes(name),
  );
  return findingIf(missing.length > 0, {
    at: "Access-Control-Expose-Headers",
    expected: missing.join(", "),
    came: exposed ? "others" : "nothing",
    fix: "Name them, so that the portal can read them.",
  });
}
