import { resolve } from "node:path";
import { type HostProfile, mapsAnything } from "partner-sdk/host-profile";
import { readHostProfile } from "partner-sdk/host-profile/file";
import type { Bases } from "web/delivery/index-html.ts";

export const basesIn = (env: NodeJS.ProcessEnv): Bases => ({
  apiBase: addressIn(env, "PARTNER_API_BASE_URL", "https://api.example"),
  assetBase: addressIn(env, "ASSET_BASE_URL", "https://assets.example"),
});

type Host = {
  bases: Bases;
  /** What the browser has to know of the host beyond its address. */
  profile?: HostProfile;
};

/** The addresses, and the profile of a host that the browser itself calls. */
export async function hostIn(env: NodeJS.ProcessEnv): Promise<Host> {
  const bases = basesIn(env);
  if (!env.PARTNER_PROFILE) return { bases };
  const file = resolve(env.INIT_CWD ?? "", env.PARTNER_PROFILE);
  const { api = "", ...mapping } = await readHostProfile(file);
  const apiBase = bases.apiBase || addressIn({ api }, "api", "https://api.example");
  if (!mapsAnything(mapping)) return { bases: { ...bases, apiBase } };
  return {
    bases: { ...bases, apiBase, hostProfile: `/${profileName}` },
    profile: { ...mapping, ...(apiBase && { api: apiBase }) },
  };
}

/** Where the page finds the profile. */
export const profileName = "partner-host.json";

/** What the page's policy allows is an origin, so that an address has to begin with one. */
export function addressIn(env: NodeJS.ProcessEnv, name: string, example: string): string {
  const address = env[name]?.trim() ?? "";
  const isAddress = /^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/i.test(address) && URL.canParse(address);
  if (address === "" || isAddress) return address;
  throw new Error(
    `${name} must be an address such as ${example}, without a user, a query or a fragment.`,
  );
}
