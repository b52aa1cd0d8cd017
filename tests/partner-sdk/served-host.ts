import type { FakeHost } from "partner-sdk/testing";
import { httpHost } from "./http-host.ts";

/** A fake host on a port of its own, for the programs of other processes. */
export function servedHost(host: FakeHost) {
  return httpHost(async (request, response) => {
    const headers = Object.entries(request.headers).map(([name, value]) => [name, `${value}`]);
    const body = Buffer.concat(await request.toArray());
    const answer = await host.fetch(
      new Request(new URL(request.url ?? "", host.url), {
        method: request.method ?? "GET",
        headers: Object.fromEntries(headers),
        body: body.length > 0 ? body : null,
      }),
    );
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(await answer.text());
  });
}
