import type { PartnerError, RequestInfo } from "./errors/partner-error.ts";

/** How a request ended: the status of its answer, if any, and the error, if it failed. */
export type Settled = { status?: number; error?: PartnerError };

export type Lifecycle = {
  started?(request: RequestInfo): void;
  settled?(request: RequestInfo, outcome: Settled): void;
};

export async function settling<T extends { response: Response; error?: PartnerError }>(
  on: Lifecycle,
  request: RequestInfo,
  work: () => Promise<T>,
): Promise<T> {
  tell(() => on.started?.(request));
  try {
    const answer = await work();
    const { error, response } = answer;
    tell(() => on.settled?.(request, { status: response.status, ...(error && { error }) }));
    return answer;
  } catch (error) {
    tell(() => on.settled?.(request, { error: error as PartnerError }));
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
