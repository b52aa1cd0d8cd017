import { WrongUse } from "partner-api/command-line/command.ts";
import {
  readServerSettings,
  type ServerSettings,
  typedPath,
  WrongSetting,
  whole,
} from "partner-api/settings";
import type { HostProfile } from "partner-sdk/host-profile";
import { readHostProfile } from "partner-sdk/host-profile/file";

export type PortalSettings = ServerSettings & {
  /** How the host differs from the contract, with its address. */
  profile: HostProfile & { api: string };
  /** Milliseconds until the host has begun to answer. */
  hostTimeout: number;
  /** The browser calls the host itself. */
  crossOrigin: boolean;
};

export type Typed = { host?: string; profile?: string; "cross-origin": boolean };

/** What is typed counts before the environment, and that before the profile. */
export async function readPortalSettings(
  typed: Typed,
  env: NodeJS.ProcessEnv,
): Promise<PortalSettings> {
  const file = typed.profile || env.PARTNER_PROFILE;
  const profile = file ? await readProfile(typedPath(file, env)) : {};
  return {
    ...readServerSettings(env),
    profile: { ...profile, api: addressIn(typed.host || env.PARTNER_HOST || profile.api) },
    hostTimeout: whole(env, "PARTNER_HOST_TIMEOUT_MS", 30_000, 100, 3_600_000),
    crossOrigin: typed["cross-origin"],
  };
}

async function readProfile(path: string): Promise<HostProfile> {
  try {
    return await readHostProfile(path);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw code ? new WrongSetting(`The profile cannot be read: ${message}`) : error;
  }
}

/** Without a slash at its end. */
function addressIn(address: string | undefined): string {
  if (address === undefined) {
    throw new WrongUse(
      "--host is missing, and neither PARTNER_HOST nor a profile says where the host is.",
    );
  }
  const isAddress = /^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/i.test(address);
  if (isAddress && URL.canParse(address)) return address.replace(/\/+$/, "");
  throw new WrongUse(
    "The host must be an address such as https://api.example.com, without a user, a query or a fragment.",
  );
}
