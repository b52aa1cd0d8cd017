import type { DataOf, Operation, Schemas } from "../contract.ts";
import { withoutToken } from "../generated/examples.ts";
import type { Exact } from "./exact.ts";
import { type FailureName, failing } from "./failures.ts";
import { exampleOf, keyOf, operationAt } from "./operations.ts";

/** A request as the host got it. */
export type Asked = {
  method: string;
  path: string;
  query: Record<string, string>;
  /** By their names in lower case. */
  headers: Record<string, string>;
  authorization: string | null;
  body: unknown;
};

export type How = {
  /** Answers after so many milliseconds, or when the promise is kept. */
  delay?: number | Promise<unknown> | undefined;
  /** Answers so many requests, and then as before; by default, all. */
  times?: number | undefined;
  /** Sent with the answer. */
  headers?: Record<string, string> | undefined;
};

export type HowFailing = How & {
  /** What the failure says in place of the contract's example. */
  failure?: Partial<Schemas["ValidationFailure"]> | undefined;
};

/** Makes an operation's data of a request. */
type Making<Data> = (asked: Asked, request: Request) => Data;
type Answer = (asked: Asked, request: Request) => Response | Promise<Response>;
type Told = { answer: Answer; how: How; left: number };

export type FakeHost = {
  /** For `baseUrl`. */
  readonly url: string;
  /** For the client's option `fetch`, or to be served by `Deno.serve` or `Bun.serve`. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Every request so far, in order. */
  readonly asked: Asked[];
  /** The requests that it had no answer for, such as `GET /api/auth/user`. */
  readonly untold: string[];
  /** Answers an operation with data, or by what it was asked. Anything outside of the contract does not compile. */
  answers<Op extends Operation, Made extends DataOf<Op> = DataOf<Op>>(
    operation: Op,
    data: DataOf<Op> | Making<Made & Exact<Made, DataOf<Op>>>,
    how?: How,
  ): void;
  /** Fails by name: a code of the contract, a status, or what stands between a client and its host. */
  fails(operation: Operation, name: FailureName, how?: HowFailing): void;
  /** Says any text at all, with status 200 unless told otherwise. */
  says(operation: Operation, text: string, how?: How & { status?: number | undefined }): void;
  /** Answers once the function that it returns was called. */
  holds<Op extends Operation>(operation: Op, data: DataOf<Op>): () => void;
  /** Forgets what it was told and asked. */
  reset(): void;
};

export type FakeHostOptions = {
  /** The address that the client is given. */
  url?: string | undefined;
  /** Whether it answers what it was not told to answer by the contract's first example; true by default. */
  examples?: boolean | undefined;
  /** Whether it refuses whoever comes without a token, wherever the contract wants one. */
  wantsToken?: boolean | undefined;
};

/**
 * A partner host in this process, for tests. It answers every operation with the first example of the contract,
 * until it is told otherwise.
 * @example
 * const host = fakeHost();
 * const client = createPartnerClient({ baseUrl: host.url, fetch: host.fetch });
 * host.fails(getUser, "unauthenticated");
 */
export function fakeHost({
  url = "http://partner.test",
  examples = true,
  wantsToken = false,
}: FakeHostOptions = {}): FakeHost {
  const told = new Map<string, Told[]>();
  const asked: Asked[] = [];
  const untold: string[] = [];
  const base = new URL(url).pathname.replace(/\/$/, "");

  function tell(operation: Operation, answer: Answer, how: How = {}) {
    const before = told.get(keyOf(operation)) ?? [];
    told.set(keyOf(operation), [{ answer, how, left: how.times ?? Infinity }, ...before]);
  }

  /** What it was told last and still holds. */
  function toldOf(operation: Operation): Told | undefined {
    const found = told.get(keyOf(operation))?.find(({ left }) => left > 0);
    if (found) found.left--;
    return found;
  }

  function exampleFor(operation: Operation): Told | undefined {
    if (!examples) return undefined;
    return { answer: () => success(exampleOf(operation)), how: {}, left: Infinity };
  }

  function refusalOf(operation: Operation, { headers }: Request): Told | undefined {
    const isLetIn = headers.get("Authorization") || withoutToken.includes(keyOf(operation));
    if (!wantsToken || isLetIn) return undefined;
    return { answer: () => failing("unauthenticated"), how: {}, left: Infinity };
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.slice(base.length);
    const operation = operationAt(request.method, path);
    const found =
      operation && (refusalOf(operation, request) ?? toldOf(operation) ?? exampleFor(operation));
    if (!found) {
      untold.push(`${request.method} ${path}`);
      throw new Error(`The fake host was not told to answer ${request.method} ${path}.`);
    }
    const body = await request.clone().text();
    const one: Asked = {
      method: request.method,
      path,
      query: Object.fromEntries(searchParams),
      // A page of happy-dom leaves the names as they were written.
      headers: Object.fromEntries(
        [...request.headers].map(([name, value]) => [name.toLowerCase(), value]),
      ),
      authorization: request.headers.get("Authorization"),
      body: body ? JSON.parse(body) : null,
    };
    asked.push(one);
    await waited(found.how.delay, request);
    return found.answer(one, request);
  }

  return {
    url,
    asked,
    untold,
    fetch: (request) => abortable(request, answer(request)),
    answers(operation: Operation, data: unknown, how?: How) {
      const made = (typeof data === "function" ? data : () => data) as Making<unknown>;
      tell(operation, (...one) => success(made(...one), how?.headers), how);
    },
    fails(operation, name, how) {
      tell(operation, () => failing(name, how?.failure, how?.headers), how);
    },
    says(operation, text, { status = 200, headers = {}, ...how } = {}) {
      // Some statuses allow no body, not even an empty one.
      tell(operation, () => new Response(text || null, { status, headers }), how);
    },
    holds(operation, data) {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      tell(operation, () => success(data), { delay: released });
      return release;
    },
    reset() {
      told.clear();
      asked.length = 0;
      untold.length = 0;
    },
  };
}

/** Signing out has no data. */
function success(data: unknown, headers: Record<string, string> = {}): Response {
  return Response.json({ success: true, ...(data != null && { data }) }, { headers });
}

function waited(delay: How["delay"], { signal }: Request): Promise<unknown> | undefined {
  if (typeof delay !== "number") return delay;
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, delay);
    signal.addEventListener("abort", () => clearTimeout(timer));
  });
}

/** A caller that aborts waits no longer. */
function abortable<T>({ signal }: Request, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort);
    answer.then(resolve, reject);
  });
}
