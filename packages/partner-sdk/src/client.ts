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
import type { RequestInfo } from "./errors/failed-request.ts";
import type { NotJsonError } from "./errors/not-json-error.ts";
import type { StatusError, StatusErrorWith } from "./errors/status-error.ts";
import type { WrongEnvelopeError } from "./errors/wrong-envelope-error.ts";
import { secretsIn, userAgent } from "./headers.ts";
import { type Lifecycle, type Logger, settling, type Tally } from "./lifecycle.ts";
import { type OnUnauthenticated, renewing } from "./renewal.ts";
import { type Retry, retrying } from "./retry.ts";
import { memoryTokenStore, type TokenStore } from "./token-store.ts";
import { createTransport, type Params } from "./transport.ts";

export type CallOptions = Limits & {
  /** Retries a GET; without it, no call is retried. */
  retry?: Retry | undefined;
  /** Sent with the request. A call's headers take precedence over the client's, and both over the SDK's own. */
  headers?: Record<string, string> | undefined;
};

export type PartnerClientOptions = Omit<CallOptions, "signal"> & {
  /** The address of the partner host, such as `https://partner.test`; in a page, empty for its own origin. Any other throws a TypeError. */
  baseUrl: string;
  /** Read before every request. By default, the token is kept in memory. */
  tokenStore?: TokenStore | undefined;
  /**
   * Called when a GET was answered with 401, once for all that wait. It renews the token, and answers whether it
   * did: then each of them is sent once more. A GET that it sends by the same client throws where that is answered
   * with 401, too, as it would wait for itself.
   */
  onUnauthenticated?: OnUnauthenticated | undefined;
  /** Your tool's name and version, such as `nightly-export/1.2`, for the user agent; browsers keep their own. */
  appName?: string | undefined;
  /** Gets a line for each request that settled; `console` will do. */
  logger?: Logger | undefined;
  /** Sends the requests; the platform's `fetch` by default. To report a lost connection, it throws what that would throw. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Called once when a request starts and once when it settles; retries are part of one request. */
  on?: Lifecycle | undefined;
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
/** The input may be left out if it requires no field, and is empty where the contract has none. */
type Args<T, Rest extends unknown[] = []> =
  Record<string, never> extends T
    ? [input?: [keyof T] extends [never] ? Record<string, never> : T, ...rest: Rest]
    : [input: T, ...rest: Rest];

/** Either `data`, the envelope of a success, or `error`, the body of any other answer. */
export type Outcome<M extends Method, P> =
  | { data: AnswerOf<M, P>; error?: never; response: Response }
  | {
      data?: never;
      error: StatusErrorWith<FailureOf<M, P>> | NotJsonError | WrongEnvelopeError;
      response: Response;
    };

/** An answer's `data` with what came beside it. */
export type WithResponse<Data> = {
  data: Data;
  status: number;
  headers: Headers;
  /** The host's name for the request, from the header X-Request-Id. */
  requestId: string | undefined;
};

export interface PartnerClient {
  /**
   * Calls an operation and returns the envelope's `data`, or throws a `PartnerError`.
   * @example const summary = await client.call(getTollplazaSummary, { company_id: 401 });
   */
  call<Op extends Operation>(
    operation: Op,
    ...args: Args<InputOf<Op>, [options?: CallOptions]>
  ): Promise<DataOf<Op>>;
  /**
   * Like `call`, with the answer's headers and request id.
   * @example const { data, requestId } = await client.callWithResponse(getUser);
   */
  callWithResponse<Op extends Operation>(
    operation: Op,
    ...args: Args<InputOf<Op>, [options?: CallOptions]>
  ): Promise<WithResponse<DataOf<Op>>>;
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
  onUnauthenticated,
  appName,
  headers,
  fetch,
  on = {},
  logger,
  ...defaults
}: PartnerClientOptions): PartnerClient {
  const send = createTransport(baseUrl, fetch);
  const renewalOf = onUnauthenticated && renewing(tokenStore, onUnauthenticated);
  const agent = userAgent(appName);
  let count = 0;

  function request(operation: Omit<RequestInfo, "id">, init: AnyInit = {}): Promise<Answer> {
    const { method, path, feature } = operation;
    const info: RequestInfo = { id: ++count, method, path, ...(feature && { feature }) };
    const { params, body, retry, signal, timeout } = { ...defaults, ...init };
    const given = [headers, init.headers];
    const secrets = [...given.flatMap(secretsIn), ...proofsIn(body)];
    const tally: Tally = { attempts: 0 };
    const renewed = renewalOf?.();

    return settling(on, logger, info, tally, () =>
      within(info, { signal, timeout }, async (signal) => {
        let token: string | null = null;
        const prepare = async () => {
          token = await tokenStore.get();
          if (token) secrets.push(token);
          const bearer = token ? { Authorization: `Bearer ${token}` } : {};
          const sent = { params, body, headers: [agent, bearer, ...given], signal };
          return () => {
            tally.attempts++;
            return send(info, sent, secrets);
          };
        };
        const isGet = method === "GET";
        const ask = async () => {
          const retried = isGet ? retry : undefined;
          return readAnswer(info, await retrying(retried, signal, prepare), secrets);
        };
        const answer = await ask();
        if (!renewed || !isGet || answer.response.status !== 401) return answer;
        tally.unauthenticated = answer.error as StatusError;
        return (await renewed(token, tally.unauthenticated)) ? ask() : answer;
      }),
    );
  }

  async function callWithResponse(
    operation: Operation,
    input: Record<string, unknown> = {},
    options?: CallOptions,
  ) {
    const init = { ...placed(operation, input), ...options };
    const { data, error, response, requestId } = await request(operation, init);
    if (error) throw error;
    const { status, headers } = response;
    return { data: (data as { data?: unknown }).data, status, headers, requestId };
  }

  return {
    GET: (path: string, init?: AnyInit) => request({ method: "GET", path }, init),
    POST: (path: string, init?: AnyInit) => request({ method: "POST", path }, init),
    callWithResponse,
    call: async (...args: Parameters<typeof callWithResponse>) =>
      (await callWithResponse(...args)).data,
  } as PartnerClient;
}

/** Fields that the path names go there; the others become the query of a GET or the body of a POST. */
function placed({ method, path: template }: Operation, input: Record<string, unknown>) {
  const path: Record<string, unknown> = {};
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(input)) {
    (template.includes(`{${name}}`) ? path : rest)[name] = value;
  }
  if (method === "GET") return { params: { path, query: rest } };
  return { params: { path }, ...(Object.keys(rest).length > 0 && { body: rest }) };
}

/** Passwords, the codes of a second factor, and the tokens of invitations. */
const proofsIn = (body: unknown) =>
  Object.entries(Object(body)).flatMap(([name, value]) =>
    /password|code|token/.test(name) && typeof value === "string" ? value : [],
  );
