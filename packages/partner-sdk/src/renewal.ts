import type { TokenStore } from "./token-store.ts";

/** Puts a new token into the store and answers true, or answers false to leave the failure as it is. */
export type OnUnauthenticated = () => boolean | Promise<boolean>;

/** Tells whether a request is worth sending again after a 401. All that wait share one renewal. */
export function renewing(store: TokenStore, renew: OnUnauthenticated) {
  let renewal: Promise<boolean> | undefined;
  return (sent: string | null): Promise<boolean> => {
    renewal ??= renewedSince(sent).finally(() => {
      renewal = undefined;
    });
    return renewal;
  };

  async function renewedSince(sent: string | null) {
    return (await store.get()) !== sent || (await renew());
  }
}
