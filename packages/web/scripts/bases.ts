import type { Bases } from "web/delivery/index-html.ts";

export const basesIn = (env: NodeJS.ProcessEnv): Bases => ({
  apiBase: addressIn(env, "PARTNER_API_BASE_URL", "https://api.example"),
  assetBase: addressIn(env, "ASSET_BASE_URL", "https://assets.example"),
});

/** What the page's policy allows is an origin, so that an address has to begin with one. */
export function addressIn(env: NodeJS.ProcessEnv, name: string, example: string): string {
  const address = env[name]?.trim() ?? "";
  const isAddress = /^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/i.test(address) && URL.canParse(address);
  if (address === "" || isAddress) return address;
  throw new Error(
    `${name} must be an address such as ${example}, without a user, a query or a fragment.`,
  );
}
