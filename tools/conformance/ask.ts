import { setTimeout as wait } from "node:timers/promises";
import { type HostProfile, hostFetch, mapsAnything } from "partner-sdk/host-profile";

export type Came = {
  status: number;
  headers: Headers;
  contentType: string;
  requestId: string | null;
  text: string;
  /** Whether a profile may have written it, so that its words are the profile's. */
  isThroughProfile: boolean;
};
export type Answer = Came | { trouble: string };
export type ConformanceRequest = {
  path: string;
  method?: "GET" | "POST";
  token?: string;
  body?: object;
};
export type Ask = (asked: ConformanceRequest) => Promise<Answer>;

type Way = {
  baseUrl: string;
  /** In seconds, for each answer. */
  patience: number;
  profile?: HostProfile | undefined;
  /** That of a portal, as a browser would send it. */
  origin?: string | undefined;
};

const longestPause = 60;
const tries = 3;

/** Follows no redirect, and repeats nothing but what came too soon. */
export function createAsk(way: Way, onAnswer: (asked: ConformanceRequest, answer: Came) => void) {
  const { profile } = way;
  const send =
    profile && mapsAnything(profile) ? hostFetch(profile, { onMismatch: () => {} }) : fetch;
  let requests = 0;

  async function ask(asked: ConformanceRequest): Promise<Answer> {
    for (let left = tries; ; left--) {
      requests += 1;
      const answer = await once(way, asked, send);
      if (!("trouble" in answer)) onAnswer(asked, answer);
      if (left === 1 || statusOf(answer) !== 429) return answer;
      await wait(1000 * pauseIn(answer));
    }
  }

  return { ask, requests: () => requests };
}

export const statusOf = (answer: Answer): number | undefined =>
  "trouble" in answer ? undefined : answer.status;

function pauseIn(answer: Answer): number {
  const seconds = "trouble" in answer ? null : answer.headers.get("retry-after");
  return seconds && /^\d+$/.test(seconds) ? Math.min(Number(seconds), longestPause) : 1;
}

async function once(
  { baseUrl, patience, profile, origin }: Way,
  { path, method = "GET", token, body }: ConformanceRequest,
  send: (request: Request) => Promise<Response>,
): Promise<Answer> {
  let response: Response | undefined;
  try {
    const request = new Request(baseUrl + path, {
      method,
      redirect: "manual",
      headers: {
        accept: "application/json",
        ...(origin && { origin }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { "content-type": "application/json" }),
      },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(1000 * patience),
    });
    response = await send(request);
    const { status, headers } = response;
    return {
      status,
      headers,
      contentType: headers.get("content-type") ?? "",
      requestId: headers.get("x-request-id"),
      text: await response.text(),
      isThroughProfile: profile !== undefined,
    };
  } catch (error) {
    const isLate = (error as Error).name === "TimeoutError";
    const late = `no whole answer within ${patience} seconds`;
    return { trouble: isLate ? late : troubleOf(error as Error, response) };
  }
}

/** Without the error's own words, which may repeat what was sent. */
function troubleOf({ cause }: Error, response: Response | undefined): string {
  if (response) return "an answer that breaks off";
  const { code } = (cause ?? {}) as { code?: unknown };
  return typeof code === "string" ? `no answer (${code})` : "no answer";
}

/** Nothing can be said of the host. */
export class CannotCheckHost extends Error {
  override readonly name = "CannotCheckHost";
}
