import type { RequestInfo } from "./errors/failed-request.ts";
import type { StatusError } from "./errors/status-error.ts";

/** How a request ended. */
export type Settled = {
  /** The status of the answer, if there was one. */
  status?: number;
  /** Why it failed: a `PartnerError`, or what your own code threw. */
  error?: Error;
  /** The host's name for the request, if it told one. */
  requestId?: string;
  /** The 401 for which the token was renewed, or should have been. */
  unauthenticated?: StatusError;
  /** How often the request was sent; 0 if it was aborted before. */
  attempts: number;
  durationMs: number;
};

/** What is known of a request before it ends. */
export type Tally = Pick<Settled, "attempts" | "unauthenticated">;

export type Lifecycle = {
  started?: ((request: RequestInfo) => void) | undefined;
  settled?: ((request: RequestInfo, outcome: Settled) => void) | undefined;
};

/** Gets a line for each request that settled, and its outcome; `console` will do, and writes both. */
export type Logger = {
  debug(line: string, outcome: Settled): void;
  warn(line: string, outcome: Settled): void;
};

type Ended = { response: Response; error?: Error; requestId: string | undefined };

export async function settling<T extends Ended>(
  on: Lifecycle,
  logger: Logger | undefined,
  request: RequestInfo,
  tally: Tally,
  work: () => Promise<T>,
): Promise<T> {
  const began = performance.now();
  const settled = (ended: Partial<Settled>) => {
    const durationMs = Math.round(performance.now() - began);
    const outcome = { ...ended, ...tally, durationMs };
    tell(() => on.settled?.(request, outcome));
    const { status, error } = ended;
    const line = `${request.method} ${request.path}: ${status ?? error?.name}, ${durationMs} ms`;
    tell(() => logger?.[error ? "warn" : "debug"](line, outcome));
  };
  tell(() => on.started?.(request));
  try {
    const answer = await work();
    const { error, response, requestId } = answer;
    const told = { ...(error && { error }), ...(requestId && { requestId }) };
    settled({ status: response.status, ...told });
    return answer;
  } catch (error) {
    settled({ error: error as Error });
    throw error;
  }
}

// As with an event listener, what a listener throws is reported and does not affect the request.
function tell(listener: () => void) {
  try {
    listener();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
