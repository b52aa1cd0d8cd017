/** What stands for the platform's classes of requests and answers: they do no more than the SDK asks of them. */
export class SimulatedHeaders {
  readonly #entries = new Map<string, string>();

  get(name: string): string | null {
    return this.#entries.get(name.toLowerCase()) ?? null;
  }
  set(name: string, value: string): void {
    this.#entries.set(name.toLowerCase(), value);
  }
  append(name: string, value: string): void {
    this.set(name, value);
  }
  delete(name: string): void {
    this.#entries.delete(name.toLowerCase());
  }
  entries(): IterableIterator<[string, string]> {
    return this.#entries.entries();
  }
}

type Init = {
  method: string;
  headers: SimulatedHeaders;
  body: string | null;
  signal: AbortSignal | null;
};

export class SimulatedRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: SimulatedHeaders;
  readonly body: string | null;
  readonly signal: AbortSignal | null;

  constructor(url: string, { method, headers, body, signal }: Init) {
    this.url = url;
    this.method = method;
    this.headers = headers;
    this.body = body;
    this.signal = signal;
  }
}

/** An answer on its way: text, or what is sent as JSON. */
export type Reply = { status: number; body: unknown; headers?: Readonly<Record<string, string>> };

export function responseOf({ status, body, headers = {} }: Reply) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return {
    status,
    ok: status >= 200 && status < 300,
    headers: { get: (name: string) => headers[name] ?? null },
    text: () => Promise.resolve(text),
  };
}

/** What a platform's `fetch` throws where no answer comes. */
export const lost = () => new TypeError("Failed to fetch");

/** A request that nobody has answered yet. */
export type Call = {
  /** The later it was sent, the higher. */
  serial: number;
  method: string;
  /** Without the host's name, with the query. */
  path: string;
  token: string | null;
  body: Readonly<Record<string, unknown>>;
  /** Whether the portal counts it; what ends a session of a page before does not. */
  isOwn: boolean;
  /** What the host has made of it; null until it came there. */
  reply: Reply | null;
  answer: (reply: Reply) => void;
  lose: () => void;
};

export class Network {
  readonly calls: Call[] = [];
  /** How many were sent before. */
  readonly #serial: { count: number };

  constructor(serial: { count: number }) {
    this.#serial = serial;
  }

  readonly send = (request: SimulatedRequest) => this.#send(request, true);

  readonly sendUncounted = (request: SimulatedRequest) => this.#send(request, false);

  #send(request: SimulatedRequest, isOwn: boolean): Promise<ReturnType<typeof responseOf>> {
    return new Promise((resolve, reject) => {
      const { signal } = request;
      const abort = () => {
        this.#remove(call);
        reject(signal?.reason);
      };
      if (signal?.aborted) return reject(signal.reason);
      const settle = () => {
        this.#remove(call);
        signal?.removeEventListener("abort", abort);
      };
      const call: Call = {
        serial: ++this.#serial.count,
        method: request.method,
        path: request.url.replace(/^https?:\/\/[^/]+/, ""),
        token: request.headers.get("authorization")?.replace("Bearer ", "") ?? null,
        body: request.body ? JSON.parse(request.body) : {},
        isOwn,
        reply: null,
        answer: (reply) => {
          settle();
          resolve(responseOf(reply));
        },
        lose: () => {
          settle();
          reject(lost());
        },
      };
      signal?.addEventListener("abort", abort);
      this.calls.push(call);
    });
  }

  #remove(call: Call) {
    const at = this.calls.indexOf(call);
    if (at >= 0) this.calls.splice(at, 1);
  }
}
