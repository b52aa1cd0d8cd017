import { createPartnerClient } from "partner-sdk";
import {
  type HostFetchOptions,
  type HostProfile,
  hostFetch,
  type Mismatch,
} from "partner-sdk/host-profile";
import { httpHost } from "../http-host.ts";

type Came = {
  method: string;
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
};
type Answer = { status?: number; headers?: Record<string, string>; body?: unknown; text?: string };

/** A host that knows nothing of the contract, and a client that speaks to it through a profile. */
export async function plainHost(
  profile: HostProfile,
  answer: Answer | ((came: Came) => Answer),
  options: HostFetchOptions = {},
) {
  const asked: Came[] = [];
  const mismatches: Mismatch[] = [];
  const host = await httpHost(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const { method = "", url = "", headers } = request;
    const came = { method, url, headers, body };
    asked.push(came);
    const {
      status = 200,
      headers: sent,
      text,
      body: json,
    } = typeof answer === "function" ? answer(came) : answer;
    response.writeHead(status, { "Content-Type": "application/json", ...sent });
    response.end(text ?? (json === undefined ? "" : JSON.stringify(json)));
  });
  const onMismatch = (mismatch: Mismatch) => void mismatches.push(mismatch);
  const fetch = hostFetch({ api: `${host.url}/base`, ...profile }, { onMismatch, ...options });
  const client = createPartnerClient({ baseUrl: "https://portal.test", fetch });
  /** What the host was asked for, without the headers. */
  const addresses = () => asked.map(({ method, url }) => `${method} ${url}`);
  return {
    client,
    fetch,
    asked,
    addresses,
    mismatches,
    [Symbol.asyncDispose]: host[Symbol.asyncDispose],
  };
}
