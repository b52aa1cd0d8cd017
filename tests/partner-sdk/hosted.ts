import { createPartnerClient, type PartnerClientOptions } from "partner-sdk";

export const user = { user: { name: "Rahima" }, allowed_companies: {} };
export const ok = (headers = {}) => Response.json({ success: true, data: user }, { headers });
export const unauthenticated = () => new Response(null, { status: 401 });

export type Answer = (request: Request) => Response | Promise<Response>;

/** A client whose requests are answered in this process; `seen` holds the headers of each. */
export function hosted(options: Partial<PartnerClientOptions> = {}, answer: Answer = () => ok()) {
  const seen: Record<string, string>[] = [];
  const client = createPartnerClient({
    baseUrl: "http://x.test",
    ...options,
    fetch: async (request) => {
      seen.push(Object.fromEntries(request.headers));
      return answer(request);
    },
  });
  return { client, seen };
}
