import { AbortedError, getWaybillReport, listTollplazaFares, TimedOutError } from "partner-sdk";
import { hostFetch } from "partner-sdk/host-profile";
import { expect, it } from "vitest";
import { httpHost } from "../http-host.ts";
import { answering, june } from "./answering.ts";
import { plainHost } from "./plain-host.ts";

const operations = { listTollplazaFares: { path: "/fares" } };
const fares = "https://x.test/api/tollplaza/fares/1";
const reason = new Error("left the page");

it("an aborted request asks the host for nothing, nor for what is absent", async () => {
  const { fetch, requests } = answering({
    operations: { ...operations, getToday: { absent: true } },
  });
  for (const url of [fares, "https://x.test/api/today", "https://x.test/api/none"]) {
    const thrown = await fetch(url, { signal: AbortSignal.abort(reason) }).catch((error) => error);
    expect(thrown).toBe(reason);
  }
  expect(requests).toEqual([]);
});

it("an abort goes on to the host while it has not answered", async () => {
  const aborting = new AbortController();
  let left: Promise<unknown> | undefined;
  await using host = await httpHost((request) => {
    left = new Promise((resolve) => request.on("close", () => resolve("left")));
    aborting.abort(reason);
  });
  const fetch = hostFetch({ api: host.url, operations });
  const thrown = await fetch(fares, { signal: aborting.signal }).catch((error) => error);
  expect(thrown).toBe(reason);
  expect(await left).toBe("left");
});

it("an abort goes on to the host while its answer comes", async () => {
  const aborting = new AbortController();
  let left: Promise<unknown> | undefined;
  await using host = await httpHost((request, response) => {
    left = new Promise((resolve) => request.on("close", () => resolve("left")));
    response.writeHead(200, { "Content-Type": "application/json" });
    response.write('[{"vehicle_class":');
  });
  const fetch = hostFetch(
    { api: host.url, operations },
    {
      fetch: async (request) => {
        const response = await globalThis.fetch(request);
        queueMicrotask(() => aborting.abort(reason));
        return response;
      },
    },
  );
  const thrown = await fetch(fares, { signal: aborting.signal }).catch((error) => error);
  expect(thrown).toBe(reason);
  expect(await left).toBe("left");
});

it("an abort while an expression is evaluated gives no answer", async () => {
  const aborting = new AbortController();
  const answer = new Response();
  answer.text = async () => {
    queueMicrotask(() => queueMicrotask(() => aborting.abort(reason)));
    return "[]";
  };
  const { fetch } = answering(
    { operations: { getWaybillReport: { expression: "$" } } },
    () => answer,
  );
  const url = "https://x.test/api/waybill/reports/1?from_date=2026-06-01&to_date=2026-07-01";
  const thrown = await fetch(url, { signal: aborting.signal }).catch((error) => error);
  expect(thrown).toBe(reason);
});

it("the SDK's own abort and time-out are those of the SDK", async () => {
  await using host = await plainHost({ operations }, {});
  const { client } = host;
  const signal = AbortSignal.abort();
  const input = { company_id: 1 };
  const aborted = await client.call(listTollplazaFares, input, { signal }).catch((e) => e);
  expect(aborted).toBeInstanceOf(AbortedError);
  await using silent = await httpHost(() => {});
  const slow = hostFetch({ api: silent.url, operations });
  const { createPartnerClient } = await import("partner-sdk");
  const patient = createPartnerClient({ baseUrl: "https://x.test", fetch: slow, timeout: 20 });
  const late = await patient.call(getWaybillReport, { company_id: 1, ...june }).catch((e) => e);
  expect(late).toBeInstanceOf(TimedOutError);
});
