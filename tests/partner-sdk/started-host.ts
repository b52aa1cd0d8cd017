import { createPartnerClient } from "partner-sdk";
import { fakeHost } from "partner-sdk/testing";

export function start(options?: Parameters<typeof fakeHost>[0]) {
  const host = fakeHost(options);
  return { host, client: createPartnerClient({ baseUrl: host.url, fetch: host.fetch }) };
}
