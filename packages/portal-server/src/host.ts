import { Pool } from "undici";

/** Milliseconds for a new connection. */
const connecting = 10_000;

export type Host = {
  address: string;
  /** The part of its address before `/api`. */
  prefix: string;
  pool: Pool;
};

/** Connections are kept, and no request is repeated. */
export function connectTo(address: string, timeout: number): Host {
  const { origin, pathname } = new URL(address);
  const pool = new Pool(origin, {
    connect: { timeout: Math.min(connecting, timeout) },
    headersTimeout: timeout,
    bodyTimeout: timeout,
  });
  return { address, prefix: pathname.replace(/\/+$/, ""), pool };
}

/** Why there is no answer of the host; the message is for the log. */
export class HostFailure extends Error {
  override readonly name = "HostFailure";
  readonly status: 502 | 503 | 504;
  readonly code: string;

  constructor(status: 502 | 503 | 504, message: string, cause?: unknown) {
    super(message, { cause });
    this.status = status;
    this.code = (cause as NodeJS.ErrnoException | undefined)?.code ?? "HOST_FAILURE";
  }
}

const late = ["UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT", "UND_ERR_CONNECT_TIMEOUT"];

export function hostFailure(error: unknown): HostFailure {
  if (error instanceof HostFailure) return error;
  const { name, cause } = error as Error;
  // `fetch` says why in its cause.
  const reason = name === "TypeError" && cause ? cause : error;
  const { code = "" } = reason as NodeJS.ErrnoException;
  return late.includes(code) || name === "TimeoutError"
    ? new HostFailure(504, "host too slow", reason)
    : new HostFailure(502, "host away", reason);
}

/** A browser would leave for an address that the portal's policy forbids, or take a page for an answer. */
export function redirectOf(status: number, location: unknown): HostFailure | undefined {
  if (status < 300 || status >= 400 || status === 304) return undefined;
  // Its query may hold a token.
  const place = String(location).replace(/[?#].*/s, "");
  return new HostFailure(502, `host redirects to ${place}`);
}
