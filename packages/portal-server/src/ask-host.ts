import { getUser } from "partner-sdk";
import { hostFetch } from "partner-sdk/host-profile";
import type { PortalSettings } from "./settings.ts";

export type Asked = { url: string; status: number; contentType: string; location: string | null };

/** Asks the host whose no token is; undefined where its profile says that it has no such call. */
export async function askHost(
  profile: PortalSettings["profile"],
  timeout: number,
): Promise<Asked | undefined> {
  let asked: Asked | undefined;
  const send = hostFetch(profile, {
    async fetch(request) {
      const { status, headers, body } = await fetch(request, {
        redirect: "manual",
        signal: AbortSignal.timeout(timeout),
      });
      await body?.cancel();
      const contentType = headers.get("content-type") ?? "";
      asked = { url: request.url, status, contentType, location: headers.get("location") };
      return new Response(null, { status: 401 });
    },
  });
  await send(`${profile.api}${getUser.path}`);
  return asked;
}
