import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

type Sent = {
  status?: number;
  headers?: Record<string, string>;
  body?: object;
  isNever?: boolean;
};

export const user = (data: object) => ({
  body: { success: true, data: { user: { name: "Nasrin" }, allowed_companies: {}, ...data } },
});
export const refused = (status: number, code: string, errors?: object[]) => ({
  status,
  body: { success: false, code, message: "No.", request_id: "7", ...(errors && { errors }) },
});
export const unauthenticated = { status: 401 };
export const notFound = refused(404, "not_found");

/** A host that sends this, one answer after the other, and the last one again. */
export async function startSaying(...answers: Sent[]) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const {
      status = 200,
      headers,
      body,
      isNever,
    } = answers[asked.length - 1] ?? answers.at(-1) ?? {};
    if (isNever) return;
    response.writeHead(status, {
      "content-type": "application/json",
      "x-request-id": "7",
      ...headers,
    });
    response.end(body && JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((stopped) => server.close(stopped));
  };
  onTestFinished(stop);
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}`, asked, stop };
}
