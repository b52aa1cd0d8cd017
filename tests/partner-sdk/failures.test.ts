import type { RequestListener } from "node:http";
import {
  AbortedError,
  createPartnerClient,
  getTollplazaSummary,
  NoAnswerError,
  NotJsonError,
  PartnerError,
  type RequestInfo,
  type Settled,
  StatusError,
  TimedOutError,
  WrongEnvelopeError,
} from "partner-sdk";
import { describe, expect, it } from "vitest";
import { httpHost, json } from "./http-host.ts";

type Way = {
  way: string;
  answer: RequestListener;
  is: new (...args: never[]) => PartnerError;
  json: object;
  timeout?: number;
  aborted?: "before" | "meanwhile";
  retried?: boolean;
};

const path = "/api/tollplaza/summary/{company_id}";
const failure = { success: false, code: "forbidden", message: "Not yours.", request_id: "req-1" };

const noAnswer = (code: string) => ({
  name: "NoAnswerError",
  message: `There was no answer from the.host: ${code}.`,
  host: "the.host",
  code,
});

const ways: Way[] = [
  {
    way: "an error status with the envelope",
    answer: json(403, failure),
    is: StatusError,
    json: {
      name: "StatusError",
      message: "Not yours.",
      status: 403,
      code: "forbidden",
      requestId: "req-1",
    },
  },
  {
    way: "a 400 that names the wrong fields",
    answer: json(400, {
      ...failure,
      code: "invalid",
      message: "The request has wrong fields.",
      errors: [
        { field: "from_date", message: "is missing" },
        { field: "limit", message: "must be at most 500", given: 501 },
        { field: 7, message: "is no field" },
        { field: "cursor", message: 7 },
        "a text",
        null,
      ],
    }),
    is: StatusError,
    json: {
      name: "StatusError",
      message: "The request has wrong fields. (from_date: is missing; limit: must be at most 500)",
      status: 400,
      code: "invalid",
      fieldErrors: [
        { field: "from_date", message: "is missing" },
        { field: "limit", message: "must be at most 500" },
      ],
      requestId: "req-1",
    },
  },
  {
    way: "a failure that is named in its header alone",
    answer: (_request, response) => response.writeHead(403, { "X-Request-Id": "req-2" }).end(),
    is: StatusError,
    json: {
      name: "StatusError",
      message: "The answer had the status 403.",
      status: 403,
      requestId: "req-2",
    },
  },
  {
    way: "an empty 401",
    answer: (_request, response) => response.writeHead(401).end(),
    is: StatusError,
    json: { name: "StatusError", message: "The answer had the status 401.", status: 401 },
  },
  {
    way: "an empty 401 with a content length",
    answer: (_request, response) => response.writeHead(401, { "Content-Length": "0" }).end(),
    is: StatusError,
    json: { name: "StatusError", message: "The answer had the status 401.", status: 401 },
  },
  {
    way: "HTML with 502",
    answer: (_request, response) =>
      response.writeHead(502, { "Content-Type": "text/html" }).end("<h1>Bad gateway</h1>"),
    is: StatusError,
    json: { name: "StatusError", message: "The answer had the status 502.", status: 502 },
  },
  {
    way: "a 429 that says when to come back",
    answer: json(429, { ...failure, code: "too_many_requests" }, { "Retry-After": "7" }),
    is: StatusError,
    json: {
      name: "StatusError",
      message: "Not yours.",
      status: 429,
      code: "too_many_requests",
      requestId: "req-1",
      retryAfter: 7,
    },
  },
  {
    way: "a reset connection",
    answer: (request) => request.socket.resetAndDestroy(),
    is: NoAnswerError,
    json: noAnswer("ECONNRESET"),
  },
  {
    way: "a reset connection, retried",
    answer: (request) => request.socket.resetAndDestroy(),
    is: NoAnswerError,
    json: noAnswer("ECONNRESET"),
    retried: true,
  },
  {
    way: "half an answer",
    answer(_request, response) {
      response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "100" });
      response.write('{"success":true,', () => response.destroy());
    },
    is: NoAnswerError,
    json: noAnswer("UND_ERR_SOCKET"),
  },
  {
    way: "half a failure",
    answer(_request, response) {
      response.writeHead(500, { "Content-Type": "application/json", "Content-Length": "100" });
      response.write('{"success":false,', () => response.destroy());
    },
    is: NoAnswerError,
    json: noAnswer("UND_ERR_SOCKET"),
  },
  {
    way: "a host that stalls",
    answer: () => {},
    is: TimedOutError,
    json: { name: "TimedOutError", message: "There was no answer within 500 ms." },
    timeout: 500,
  },
  {
    way: "a host that stalls after the head",
    answer: (_request, response) => response.writeHead(200).flushHeaders(),
    is: TimedOutError,
    json: { name: "TimedOutError", message: "There was no answer within 500 ms." },
    timeout: 500,
  },
  {
    way: "an abort while the host stalls",
    answer: () => {},
    is: AbortedError,
    json: { name: "AbortedError", message: "The request was aborted." },
    aborted: "meanwhile",
  },
  {
    way: "an abort before the request",
    answer: () => {},
    is: AbortedError,
    json: { name: "AbortedError", message: "The request was aborted." },
    aborted: "before",
  },
  {
    way: "HTML with 200",
    answer: (_request, response) =>
      response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Hello</h1>"),
    is: NotJsonError,
    json: {
      name: "NotJsonError",
      message: "The answer was not JSON but text/html.",
      status: 200,
      contentType: "text/html",
    },
  },
  {
    way: "an empty 200",
    answer: (_request, response) => response.writeHead(200).end(),
    is: NotJsonError,
    json: {
      name: "NotJsonError",
      message: "The answer was not JSON.",
      status: 200,
    },
  },
  {
    way: "a 204",
    answer: (_request, response) => response.writeHead(204).end(),
    is: NotJsonError,
    json: {
      name: "NotJsonError",
      message: "The answer was not JSON.",
      status: 204,
    },
  },
  {
    way: "success: false with 200",
    answer: json(200, failure),
    is: WrongEnvelopeError,
    json: { name: "WrongEnvelopeError", message: "Not yours.", status: 200, code: "forbidden" },
  },
  {
    way: "success: false without a message",
    answer: json(200, { success: false }),
    is: WrongEnvelopeError,
    json: { name: "WrongEnvelopeError", message: "The answer reported a failure.", status: 200 },
  },
  {
    way: "success: false with a code that is no text",
    answer: json(200, { success: false, code: 7, message: 7 }),
    is: WrongEnvelopeError,
    json: { name: "WrongEnvelopeError", message: "The answer reported a failure.", status: 200 },
  },
  ...[null, [], 7, "text", {}, { success: "true", data: [] }, { data: [] }].map((body) => ({
    way: `the envelope ${JSON.stringify(body)}`,
    answer: json(200, body),
    is: WrongEnvelopeError,
    json: {
      name: "WrongEnvelopeError",
      message: "The answer is not an envelope of the contract.",
      status: 200,
    },
  })),
];

async function failing({ answer, timeout, aborted, retried }: Way) {
  const controller = new AbortController();
  const abort = () => controller.abort(new Error("left the page"));
  await using host = await httpHost((request, response) => {
    answer(request, response);
    if (aborted === "meanwhile") abort();
  });
  const told: [string, RequestInfo, Settled?][] = [];
  const client = createPartnerClient({
    baseUrl: host.url,
    timeout,
    retry: retried ? { retries: 2, delay: () => 1 } : undefined,
    on: {
      started: (request) => told.push(["started", request]),
      settled: (request, outcome) => told.push(["settled", request, outcome]),
    },
  });
  if (aborted === "before") abort();
  const call = client.call(getTollplazaSummary, { company_id: 7 }, { signal: controller.signal });
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return { error, told, host };
}

describe.each(ways)("$way", (way) => {
  it(`throws a ${way.json["name" as keyof object]} and is started and settled once`, async () => {
    const { error, told, host } = await failing(way);
    expect(error).toBeInstanceOf(way.is);
    expect(error).toBeInstanceOf(PartnerError);
    const partnerError = error as PartnerError;
    const written = JSON.stringify(partnerError).replaceAll(new URL(host.url).host, "the.host");
    expect(JSON.parse(written)).toEqual({ method: "GET", path, ...way.json });

    const request = { id: 1, method: "GET", path };
    const { status } = partnerError;
    const attempts = way.aborted === "before" ? 0 : way.retried ? 3 : 1;
    const durationMs = (told[1]?.[2]?.durationMs ?? Number.NaN) as number;
    const outcome = { error, attempts, durationMs };
    const requestId = "requestId" in way.json && { requestId: way.json.requestId };
    expect(told).toEqual([
      ["started", request],
      ["settled", request, { ...(status !== undefined && { status }), ...outcome, ...requestId }],
    ]);
    expect(Number.isInteger(durationMs)).toBe(true);
    expect(host.requests).toHaveLength(attempts);
  });
});
