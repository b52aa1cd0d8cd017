import type { StatusError } from "./errors/status-error.ts";
import { after } from "./timer.ts";
import type { TokenStore } from "./token-store.ts";

/** Puts a new token into the store and answers true, or answers false to leave the failure as it is. */
export type OnUnauthenticated = () => boolean | Promise<boolean>;

/** Asked as a call begins. What it returns tells whether to send it again after a 401; all that wait share one renewal. */
export function renewing(store: TokenStore, renew: OnUnauthenticated) {
  const scope = callScope();
  let renewal: Promise<boolean> | undefined;
  let nth = 0;

  async function renewedSince(sent: string | null) {
    const own = ++nth;
    return (await store.get()) !== sent || (await scope.run(own, renew));
  }

  return () => {
    const caller = scope.getStore();
    const running = renewal;
    return (sent: string | null, cause: StatusError): Promise<boolean> => {
      if (renewal && caller === nth) throw waitingForItself(cause);
      renewal ??= renewedSince(sent).finally(() => {
        renewal = undefined;
      });
      const mayBeItsOwn = renewal === running && !scope.isExact;
      return mayBeItsOwn ? withLimit(renewal, cause) : renewal;
    };
  };
}

/** In milliseconds: how long a GET that may be the handler's own waits for the handler. */
const longestWait = 60_000;

function withLimit(renewal: Promise<boolean>, cause: StatusError): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const cancel = after(longestWait, () => reject(waitingForItself(cause)));
    renewal.then(resolve, reject).finally(cancel);
  });
}

const waitingForItself = (cause: StatusError) =>
  new Error(
    "A GET inside onUnauthenticated would wait for itself after a 401. Renew the token with a POST such as login.",
    { cause },
  );

/** What Node, Deno and Bun call AsyncLocalStorage: says which work a call is part of. */
type CallScope = {
  run<Result>(work: number, run: () => Result): Result;
  getStore(): number | undefined;
};
type Platform = {
  process?: {
    getBuiltinModule?(name: string): { AsyncLocalStorage: new () => CallScope } | undefined;
  };
};

/** A browser has none, and follows work to its first await alone: then it is not exact. */
function callScope(): CallScope & { isExact?: boolean } {
  const hooks = (globalThis as Platform).process?.getBuiltinModule?.("node:async_hooks");
  if (hooks) return Object.assign(new hooks.AsyncLocalStorage(), { isExact: true });
  let current: number | undefined;
  return {
    run(work, run) {
      current = work;
      try {
        return run();
      } finally {
        current = undefined;
      }
    },
    getStore: () => current,
  };
}
