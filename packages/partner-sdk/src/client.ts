import { type Answer, readAnswer } from "./answer.ts";
import type {
  AnswerOf,
  BodyOf,
  DataOf,
  FailureOf,
  InputOf,
  Method,
  Operation,
  ParamsOf,
  PathOf,
} from "./contract.ts";
import { type Limits, within } from "./deadline.ts";
import { NoAnswerError } from "./errors/no-answer-error.ts";
import type { NotJsonError } from "./errors/not-json-error.ts";
import { PartnerError, type RequestInfo } from "./errors/partner-error.ts";
import type { StatusError } from "./errors/status-error.ts";
import type { WrongEnvelopeError } from "./errors/wrong-envelope-error.ts";
import { type Lifecycle, settling } from "./lifecycle.ts";
import { redact } from "./redact.ts";
import { type Retry, retrying } from "./retry.ts";
import { memoryTokenStore, type TokenStore } from "./token-store.ts";
import { createTransport, type Params } from "./transport.ts";

export type CallOptions = Limits & {
  /** Retries a GET; without it, no call is retried. */
  retry?: Retry | undefined;
};

export type PartnerClientOptions = Omit<CallOptions, "signal"> & {
  /** The address of the partner host, such as `https://partner.test`; empty for the page's own origin. */
  baseUrl: string;
  /** Read before every request. By default, the token is kept in memory. */
  tokenStore?: TokenStore;
  /** Sends the requests; the platform's `fetch` by default. */
  fetch?: (request: Request) => Promise<Response>;
  /** Called once when a request starts and once when it settles; retries are part of one request. */
  on?: Lifecycle;
};

/** What a call by path takes, as in openapi-fetch. */
type Init<M extends Method, P> = CallOptions &
  Needed<"params", ParamsOf<M, P>> &
  Needed<"body", BodyOf<M, P>>;
/** The key K for a T: absent if T is never, optional if T requires no field. */
type Needed<K extends string, T> = [T] extends [never]
  ? unknown
  : Record<string, never> extends T
    ? { [Key in K]?: T }
    : { [Key in K]: T };
/** The input may be left out if it requires no field. */
type Args<T, Rest extends unknown[] = []> =
  Record<string, never> extends T ? [input?: T, ...Rest] : [input: T, ...Rest];

/** Either `data`, the envelope of a success, or `error`, the body of any other answer. */
export type Outcome<M extends Method, P> =
  | { data: AnswerOf<M, P>; error?: never; response: Response }
  | {
      data?: never;
      error: StatusError<FailureOf<M, P>> | NotJsonError | WrongEnvelopeError;
      response: Response;
    };

export interface PartnerClient {
  /**
   * Calls an operation and returns the envelope's `data`, or throws a {@link PartnerError}.
   * @example const summary = await client.call(getTollplazaSummary, { company_id: 401 });
   */
  call<Op extends Operation>(
    operation: Op,
    ...args: Args<InputOf<Op>, [options?: CallOptions]>
  ): Promise<DataOf<Op>>;
  /** Calls by path. Throws only when there is no answer: NoAnswerError, AbortedError or TimedOutError. */
  GET<P extends PathOf<"GET">>(path: P, ...args: Args<Init<"GET", P>>): Promise<Outcome<"GET", P>>;
  POST<P extends PathOf<"POST">>(
    path: P,
    ...args: Args<Init<"POST", P>>
  ): Promise<Outcome<"POST", P>>;
}

/** An {@link Init} of any operation. */
type AnyInit = { params?: Params | undefined; body?: unknown } & CallOptions;

/**
 * Creates a client of one partner host.
 * @example const client = createPartnerClient({ baseUrl: "https://partner.test" });
 */
export function createPartnerClient({
  baseUrl,
  tokenStore = memoryTokenStore(),
  fetch = (request) => globalThis.fetch(request),
  on = {},
  ...defaults
}: PartnerClientOptions): PartnerClient {
  const send = createTransport(baseUrl, fetch);
  let count = 0;

  function request(
    method: Method,
    path: string,
    { params, body, ...options }: AnyInit = {},
  ): Promise<Answer & { response: Response }> {
    const info: RequestInfo = { id: ++count, method, path };
    const secrets = secretsOf(baseUrl, body);
    const { retry, ...limits } = { ...defaults, ...options };

    return settling(on, info, async () => {
      try {
        const reply = await within(info, limits, async (signal) => {
          const attempt = async () => {
            const token = await tokenStore.get();
            if (token) secrets.push(token);
            return send(method, path, { params, body, token, signal });
          };
          return retry && method === "GET" ? retrying(retry, signal, attempt) : attempt();
        });
        return { ...readAnswer(info, reply, secrets), response: reply.response };
      } catch (error) {
        if (error instanceof PartnerError) throw error;
        throw new NoAnswerError(info, redact(error, secrets));
      }
    });
  }

  return {
    GET: (path: string, init?: AnyInit) => request("GET", path, init),
    POST: (path: string, init?: AnyInit) => request("POST", path, init),
    async call(
      { method, path }: Operation,
      input: Record<string, unknown> = {},
      options?: CallOptions,
    ) {
      const { data, error } = await request(method, path, {
        ...placed(method, path, input),
        ...options,
      });
      if (error) throw error;
      return (data as { data?: unknown }).data;
    },
  } as PartnerClient;
}

/** Fields that the path names go there; the others become the query of a GET or the body of a POST. */
function placed(method: Method, template: string, input: Record<string, unknown>) {
  const inPath = Object.keys(input).filter((key) => template.includes(`{${key}}`));
  const rest = Object.entries(input).filter(([key]) => !inPath.includes(key));
  const path = Object.fromEntries(inPath.map((key) => [key, input[key]]));
  const fields = Object.fromEntries(rest);
  if (method === "GET") return { params: { path, query: fields } };
  return { params: { path }, ...(rest.length > 0 && { body: fields }) };
}

function secretsOf(baseUrl: string, body: unknown): string[] {
  const { password } = (body ?? {}) as { password?: unknown };
  const inUrl = /\/\/([^/@]+)@/.exec(baseUrl)?.[1];
  return [password, inUrl].filter(
    (secret) => typeof secret === "string" && secret !== "",
  ) as string[];
}
