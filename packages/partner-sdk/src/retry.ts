import { retryAfterOf } from "./retry-after.ts";

export type Retry = {
  /** The number of retries after the first attempt. */
  retries: number;
  /** Milliseconds before the nth retry; by default 300, 600, 1200 … with jitter. */
  delay?: (nth: number) => number;
  /** The longest wait in milliseconds, by default 30 000. If the host asks for more, the call is not retried. */
  longest?: number;
};

const again = new Set([408, 429, 502, 503, 504]);
const withJitter = (nth: number) => 300 * 2 ** (nth - 1) * (0.5 + Math.random() / 2);

/** Only for GET: a POST that got no answer may still have been carried out. */
export async function retrying<T extends { response: Response }>(
  { retries, delay = withJitter, longest = 30_000 }: Retry,
  signal: AbortSignal,
  attempt: () => Promise<T>,
): Promise<T> {
  for (let nth = 1; ; nth++) {
    const settled = await attempt().then(
      (reply) => ({ reply }),
      (error: unknown) => ({ error }),
    );
    const response = "reply" in settled ? settled.reply.response : undefined;
    const asked = response && retryAfterOf(response);
    const wait = asked === undefined ? Math.min(delay(nth), longest) : asked * 1000;
    const over = nth > retries || wait > longest || (response && !again.has(response.status));
    if (signal.aborted || over) {
      if ("reply" in settled) return settled.reply;
      throw settled.error;
    }
    await pause(wait, signal);
    signal.throwIfAborted();
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
