import { type Asked, askHost } from "./ask-host.ts";
import type { PortalSettings } from "./settings.ts";

const patience = 5000;
const untrusted = [
  "CERT_HAS_EXPIRED",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "ERR_TLS_CERT_ALTNAME_INVALID",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
];

/** What is wrong with the address, for the one who has started the server; undefined where nothing is. */
export async function wrongWithHost(
  profile: PortalSettings["profile"],
): Promise<string | undefined> {
  try {
    const asked = await askHost(profile, patience);
    return asked && wrongWith(asked);
  } catch (error) {
    return whyUnreachable(profile.api, error as Error);
  }
}

function wrongWith({ url, status, contentType, location }: Asked): string | undefined {
  const asked = `GET ${url} without a token`;
  const right = "Right would be 401.";
  if (status === 401) return undefined;
  if (location !== null && status >= 300 && status < 400) {
    return `${asked} is redirected to ${location.replace(/[?#].*/s, "")}. ${right} Give the address at which the API answers itself.`;
  }
  if (/\bhtml\b/.test(contentType)) {
    return `${asked} is answered with ${status} and a web page. ${right} This seems to be the address of a website, not of an API.`;
  }
  if (status === 404) {
    return `${asked} is answered with 404. ${right} Is a part of the path missing, or one too many? The portal adds /api itself. An operation that is elsewhere belongs into a profile.`;
  }
  return `${asked} is answered with ${status}. ${right}`;
}

function whyUnreachable(address: string, error: Error): string {
  const { hostname, host } = new URL(address);
  const { code = "", message } = (error.cause ?? error) as NodeJS.ErrnoException;
  if (error.name === "TimeoutError")
    return `${address} has not answered within ${patience / 1000} seconds.`;
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return `No machine has the name ${hostname}.`;
  if (code === "ECONNREFUSED") return `Nothing listens at ${host}.`;
  if (untrusted.includes(code)) {
    return `The certificate of ${host} is not trusted (${code}). NODE_EXTRA_CA_CERTS names the file of a private authority.`;
  }
  if (code.startsWith("ERR_SSL")) return `${host} does not speak TLS. Is its address http://?`;
  return `${address} cannot be reached: ${code || message}.`;
}
