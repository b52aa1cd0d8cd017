import { NoAnswerError } from "./errors/no-answer-error.ts";
import { retryAfterOf } from "./retry-after.ts";
import { after } from "./timer.ts";

export type Retry = {
  /** The number of retries after the first attempt. */
  retries: number;
  /** Milliseconds before the nth retry; by default 300, 600, 1200 … with jitter. */
  delay?: ((nth: number) => number) | undefined;
  /** The longest wait in milliseconds, by default 30 000. If the host asks for more, the call is not retried. */
  longest?: number | undefined;
};

const passing = [408, 429, 502, 503, 504];
const withJitter = (nth: number) => 300 * 2 ** (nth - 1) * (0.5 + Math.random() / 2);

/** Only for GET: a POST that got no answer may still have been carried out. What `prepare` throws is no attempt's failure. */
export async function retrying<T extends { response: Response }>(
  { retries = 0, delay = withJitter, longest = 30_000 }: Partial<Retry> = {},
  signal: AbortSignal | undefined,
  prepare: () => Promise<() => Promise<T>>,
): Promise<T> {
  for (let nth = 1; ; nth++) {
    const attempt = await prepare();
    // NaN is neither above nor below, and would retry for ever.
    const isLast = () => signal?.aborted || !(nth <= retries);
    const reply = await attempt().catch((error: unknown) => {
      if (isLast() || !(error instanceof NoAnswerError)) throw error;
    });
    if (reply && (isLast() || !passing.includes(reply.response.status))) return reply;
    const asked = reply && retryAfterOf(reply.response);
    const wait = asked === undefined ? Math.min(delay(nth), longest) : asked * 1000;
    if (reply && wait > longest) return reply;
    await pause(wait, signal);
    signal?.throwIfAborted();
  }
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const cancel = after(milliseconds, resolve);
    signal?.addEventListener("abort", () => {
      cancel();
      resolve();
    });
  });
}
