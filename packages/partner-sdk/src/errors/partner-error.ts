import type { Method } from "../contract.ts";

/** Which request an error or a lifecycle event is about. `path` is the contract's template, without values. */
export type RequestInfo = { id: number; method: Method; path: string };

/** What all failures of the SDK share. Its message, JSON and stack hold no token and no password. */
export abstract class PartnerError extends Error {
  abstract override readonly name: string;
  readonly method: Method;
  readonly path: string;
  /** The status of the answer; `undefined` when there was none. */
  readonly status: number | undefined;

  constructor(
    message: string,
    request: Omit<RequestInfo, "id">,
    status?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.method = request.method;
    this.path = request.path;
    this.status = status;
  }

  toJSON(): Record<string, unknown> {
    const { name, message, method, path, status } = this;
    return { name, message, method, path, status };
  }
}
