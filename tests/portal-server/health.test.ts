import { expect, it, onTestFinished } from "vitest";
import { startPlainHost } from "./plain-host.ts";
import { startPortal } from "./started-portal.ts";

const statusesOf = async (url: string) =>
  Promise.all(
    ["/livez", "/readyz", "/healthz"].map(async (path) => (await fetch(url + path)).status),
  );

it("is ready while the host answers, and asks it once for many probes", async () => {
  const host = await startPlainHost();
  onTestFinished(host.stop);
  const { url } = await startPortal({ host: `${host.url}/base` });
  expect(await statusesOf(url)).toEqual([200, 200, 200]);
  expect(host.came.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "GET /base/api/auth/user",
  ]);
});

it("is alive, and not ready, while the host is away", async () => {
  const host = await startPlainHost();
  await host.stop();
  const { url } = await startPortal({ host: host.url });
  expect(await statusesOf(url)).toEqual([200, 503, 503]);
});

it("is not ready while only a proxy in front of the host answers", async () => {
  const host = await startPlainHost((_, response) => response.writeHead(502).end());
  onTestFinished(host.stop);
  const { url } = await startPortal({ host: host.url });
  expect(await statusesOf(url)).toEqual([200, 503, 503]);
});

it("counts answers by operation of the contract, and says whether the host answers", async () => {
  const host = await startPlainHost();
  onTestFinished(host.stop);
  const { url, logged } = await startPortal({ host: host.url, env: { METRICS_PORT: "0" } });
  for (const path of ["/api/tollplaza/fares/3", "/api/tollplaza/fares/4", "/api/own"]) {
    await fetch(url + path);
  }
  const port = logged.find(({ msg }) => msg === "serves metrics")?.port;
  const lines = (await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).split("\n");
  expect(
    lines.filter((line) => /^partner_(requests_total|host_up|refusals.*not_s)/.test(line)),
  ).toEqual([
    'partner_requests_total{operation="listTollplazaFares",status="401"} 2',
    'partner_requests_total{operation="other",status="401"} 1',
    'partner_refusals_total{reason="not_signed_in"} 3',
    "partner_host_up 1",
  ]);
});
