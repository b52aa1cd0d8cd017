import { createPartnerClient } from "partner-sdk";
import {
  type HostFetchOptions,
  type HostProfile,
  hostFetch,
  type Mismatch,
} from "partner-sdk/host-profile";

type Answer = (request: Request) => Response | Promise<Response>;

export const june = { from_date: "2026-06-01", to_date: "2026-07-01" };

/** A client that speaks through a profile to a host in this process. */
export function answering(
  profile: HostProfile,
  answer: Answer | object = () => new Response("[]"),
  options: HostFetchOptions = {},
) {
  const requests: Request[] = [];
  const mismatches: Mismatch[] = [];
  const fetch = hostFetch(profile, {
    fetch: async (request) => {
      requests.push(request);
      return typeof answer === "function" ? (answer as Answer)(request) : Response.json(answer);
    },
    onMismatch: (mismatch) => void mismatches.push(mismatch),
    ...options,
  });
  const client = createPartnerClient({ baseUrl: "https://portal.test", fetch });
  const addresses = () => requests.map(({ method, url }) => `${method} ${url}`);
  return { client, fetch, requests, addresses, mismatches };
}
