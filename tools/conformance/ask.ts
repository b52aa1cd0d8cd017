import { setTimeout as wait } from "node:timers/promises";

export type Came = {
  status: number;
  contentType: string;
  requestId: string | null;
  retryAfter: string | null;
  text: string;
};
export type Answer = Came | { trouble: string };
export type ConformanceRequest = {
  path: string;
  method?: "GET" | "POST";
  token?: string;
  body?: object;
};
export type Ask = (asked: ConformanceRequest) => Promise<Answer>;

const longestPause = 60;
const tries = 3;

/** Nothing is followed, and nothing is asked again but what came too soon. An answer may take `patience` in seconds. */
export function createAsk(baseUrl: string, patience: number) {
  let requests = 0;

  async function ask(asked: ConformanceRequest): Promise<Answer> {
    for (let left = tries; ; left--) {
      requests += 1;
      const answer = await once(baseUrl, asked, patience);
      if (left === 1 || statusOf(answer) !== 429) return answer;
      await wait(1000 * pauseIn(answer));
    }
  }

  return { ask, requests: () => requests };
}

export const statusOf = (answer: Answer): number | undefined =>
  "trouble" in answer ? undefined : answer.status;

function pauseIn(answer: Answer): number {
  const seconds = "trouble" in answer ? null : answer.retryAfter;
  return seconds && /^\d+$/.test(seconds) ? Math.min(Number(seconds), longestPause) : 1;
}

async function once(
  baseUrl: string,
  { path, method = "GET", token, body }: ConformanceRequest,
  patience: number,
): Promise<Answer> {
  let response: Response | undefined;
  try {
    response = await fetch(baseUrl + path, {
      method,
      redirect: "manual",
      headers: {
        accept: "application/json",
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { "content-type": "application/json" }),
      },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(1000 * patience),
    });
    const { status, headers } = response;
    return {
      status,
      contentType: headers.get("content-type") ?? "",
      requestId: headers.get("x-request-id"),
      retryAfter: headers.get("retry-after"),
      text: await response.text(),
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
