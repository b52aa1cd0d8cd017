import { AbortedError } from "./errors/aborted-error.ts";
import type { RequestInfo } from "./errors/failed-request.ts";
import { TimedOutError } from "./errors/timed-out-error.ts";
import { after } from "./timer.ts";

export type Limits = {
  /** Aborts the request. */
  signal?: AbortSignal | undefined;
  /** Milliseconds for the whole call, including retries. 0 is no limit, which is the default. */
  timeout?: number | undefined;
};

export function within<T>(
  request: RequestInfo,
  { signal, timeout }: Limits,
  work: (signal?: AbortSignal) => Promise<T>,
): Promise<T> {
  if (!signal && !timeout) return work();
  const controller = new AbortController();
  return new Promise<T>((resolve, reject) => {
    let cancel = () => {};
    const release = () => {
      cancel();
      signal?.removeEventListener("abort", abort);
    };
    const end = (error: Error) => {
      release();
      reject(error);
      controller.abort(error);
    };
    const abort = () => end(new AbortedError(request, signal?.reason));

    if (signal?.aborted) return abort();
    signal?.addEventListener("abort", abort);
    if (timeout) {
      cancel = after(timeout, () => end(new TimedOutError(request, timeout)));
    }
    work(controller.signal).finally(release).then(resolve, reject);
  });
}
