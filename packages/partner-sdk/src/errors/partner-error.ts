import type { Method } from "../contract.ts";

/** Identifies the request of an error or a lifecycle event. `path` is the contract's template, without values. */
export type RequestInfo = { id: number; method: Method; path: string };

/** The base of all errors of the SDK. Message, JSON and stack contain no token and no password. */
export abstract class PartnerError extends Error {
  abstract override readonly name: string;
  readonly method: Method;
  readonly path: string;
  /** Status of the answer; `undefined` if there was none. */
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
