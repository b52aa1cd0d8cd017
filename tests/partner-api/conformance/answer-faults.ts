import { envelope, other, page, places, rows, type Seed, typed, written } from "./seeds.ts";

const { user, fares, vehicles, counters, summary, passages } = places;
const name = "Rahima Khatun 01711-123456";
const anAmount = /(?<="total_fares" ?: ?)[\d.]+/;

/** In what a call is answered with. */
export const answerFaults: Seed[] = [
  [
    "rows without the envelope",
    fares,
    (body) => ({ body: body.data }),
    'listTollplazaFares: success: expected true; came an array without success. Put what is answered into { "success": true, "data": … }, and give a failure an error status.',
  ],
  [
    "an envelope without success",
    fares,
    envelope({ success: undefined }),
    'listTollplazaFares: success: expected true; came an object without success. Put what is answered into { "success": true, "data": … }, and give a failure an error status.',
  ],
  [
    "a failure with 200",
    fares,
    other({ body: { success: false, message: name } }),
    'listTollplazaFares: success: expected true; came false. Put what is answered into { "success": true, "data": … }, and give a failure an error status.',
  ],
  [
    "an envelope without data",
    fares,
    envelope({ data: undefined }),
    "listTollplazaFares: data: expected a value; came nothing. Send it always. The contract says of it: The vehicle classes, from the lowest fare up.",
  ],
  [
    "an object in place of a list",
    fares,
    envelope({ data: {} }),
    "listTollplazaFares: data: expected an array; came an object. The contract says of it: The vehicle classes, from the lowest fare up.",
  ],
  [
    "a list in place of an object",
    summary,
    envelope({ data: [] }),
    "getIntracitySummary: data: expected an object; came an array. The contract says of it: The totals of the window and its days.",
  ],
  [
    "rows without a required field",
    fares,
    rows({ overstay_fare: undefined }, 3),
    "listTollplazaFares: data[0].overstay_fare and 2 more: expected a value; came nothing. Send it always. The contract says of it: What an overstay is charged by. For which span of time is the host's rule; the demo data of the reference API charges it for each hour begun.",
  ],
  [
    "an _id that is a number",
    user,
    ({ data }) => {
      data.allowed_companies.water_companies[0]._id = 601;
      return { body: { success: true, data } };
    },
    "getUser: data.allowed_companies.water_companies[0]._id: expected a text; came the number 999. The contract says of it: What `company_id` of the module's calls takes.",
  ],
  [
    "an id in place of _id",
    user,
    ({ data }) => {
      data.allowed_companies.water_companies[0] = { id: "601", name };
      return { body: { success: true, data } };
    },
    "getUser: data.allowed_companies.water_companies[0]._id: expected a value; came nothing. Send it always. The contract says of it: What `company_id` of the module's calls takes.",
  ],
  [
    "a number in place of a text",
    vehicles,
    rows({ registration_number: 1142 }),
    "listIntracityVehicles: data[0].registration_number: expected a text; came the number 9999. The contract says of it: The number on its plate or hull, as registered.",
  ],
  [
    "a word in capital letters",
    vehicles,
    rows({ status: "ACTIVE" }, 2),
    'listIntracityVehicles: data[0].status and 1 more: expected one of active, idle, maintenance, retired; came the text "AAAAAA". Send it in these words.',
  ],
  [
    "a name in place of an object",
    counters,
    rows({ counter: name }),
    'getIntracityCounterwiseReport: data[0].counter: expected an object; came the text "Aaaaaa Aaaaaa 99999-9999…". The contract says of it: A person, counter, lane, coach or ship. The name may be absent.',
  ],
  [
    "an object without an id",
    counters,
    rows({ counter: { name } }),
    "getIntracityCounterwiseReport: data[0].counter.id: expected a value; came nothing. Send it always. The contract says of it: The id within the company.",
  ],
  [
    "an amount with separators",
    counters,
    rows({ total_fares: "1,520.50" }),
    `getIntracityCounterwiseReport: data[0].total_fares: expected money in the host's currency, with at most two decimals; came the text "9,999.99". Send it like 1520.5 or "1520.50".`,
  ],
  [
    "an amount with a currency",
    counters,
    rows({ total_fares: "BDT 1520.50" }),
    `getIntracityCounterwiseReport: data[0].total_fares: expected money in the host's currency, with at most two decimals; came the text "AAA 9999.99". Send it like 1520.5 or "1520.50".`,
  ],
  [
    "an amount with three decimals",
    counters,
    rows({ total_fares: 1520.505 }),
    `getIntracityCounterwiseReport: data[0].total_fares: expected money in the host's currency, with at most two decimals; came the number 9999.999. Send it like 1520.5 or "1520.50".`,
  ],
  [
    "a sum of binary fractions",
    counters,
    rows({ total_fares: 0.1 + 0.2 }),
    `getIntracityCounterwiseReport: data[0].total_fares: expected money in the host's currency, with at most two decimals; came the number 9.99999999999999999. Send it like 1520.5 or "1520.50".`,
  ],
  [
    "an amount that is null",
    counters,
    rows({ total_fares: null }),
    `getIntracityCounterwiseReport: data[0].total_fares: expected money in the host's currency, with at most two decimals; came null. Send it like 1520.5 or "1520.50".`,
  ],
  [
    "NaN",
    counters,
    written(anAmount, "NaN"),
    "getIntracityCounterwiseReport: expected JSON; came what cannot be read as JSON. It breaks off, or has what JSON does not know, such as NaN or a last comma.",
  ],
  [
    "a number beyond all numbers",
    counters,
    written(anAmount, "1e400"),
    `getIntracityCounterwiseReport: data[0].total_fares: expected money in the host's currency, with at most two decimals; came a number that is too large. Send it like 1520.5 or "1520.50".`,
  ],
  [
    "a negative count",
    counters,
    rows({ total_tickets: -1 }),
    'getIntracityCounterwiseReport: data[0].total_tickets: expected a count, as an integer or a string of digits; came the number -9. Send it like 48 or "48".',
  ],
  [
    "a day in another form",
    summary,
    rows({ date: "01/06/2026" }),
    'getIntracitySummary: data.days[0].date: expected a day such as 2026-06-01; came the text "99/99/9999". Write days as YYYY-MM-DD.',
  ],
  [
    "a moment without an offset",
    passages,
    rows({ entered_at: "2026-06-01 22:30:00" }),
    'listTollplazaCollections: data.rows[0].entered_at: expected a moment such as 2026-06-01T22:30:00+06:00; came the text "9999-99-99 99:99:99". Write moments by RFC 3339, with the offset.',
  ],
  [
    "a page of HTML with 200",
    fares,
    other(page),
    "listTollplazaFares: expected JSON; came a page of HTML or XML. Answer with JSON, also where a proxy or a framework answers for the host.",
  ],
  [
    "JSON as plain text",
    fares,
    typed("text/plain; charset=utf-8"),
    "listTollplazaFares: Content-Type: expected application/json; came text/plain. Name the type, so that nothing takes the answer for a page.",
  ],
  [
    "JSON without a type",
    fares,
    typed(""),
    "listTollplazaFares: Content-Type: expected application/json; came nothing. Name the type, so that nothing takes the answer for a page.",
  ],
  [
    "JSON with a comma too many",
    fares,
    written(/\}\s*$/, ",}"),
    "listTollplazaFares: expected JSON; came what cannot be read as JSON. It breaks off, or has what JSON does not know, such as NaN or a last comma.",
  ],
  [
    "no body",
    fares,
    other({ text: "" }),
    "listTollplazaFares: expected JSON; came no body. Only a 401 may come without a body.",
  ],
  [
    "an answer that breaks off",
    fares,
    other({ ends: "within" }),
    "listTollplazaFares: expected an answer; came an answer that breaks off. See the host's log, and what stands before the host.",
  ],
  [
    "no answer",
    fares,
    other({ ends: "before" }),
    "listTollplazaFares: expected an answer; came no answer (UND_ERR_SOCKET). See the host's log, and what stands before the host.",
  ],
  [
    "no X-Request-Id",
    fares,
    other({ headers: { "content-type": "application/json" } }),
    "listTollplazaFares: X-Request-Id: expected the id of the request in the host's log; came nothing. Send it with every answer, and repeat it in request_id of a failure.",
  ],
  [
    "a redirection",
    fares,
    other({ status: 302, headers: { location: "/login" }, text: "" }),
    "listTollplazaFares: expected status 200; came 302. Answer at this address: a token is not sent elsewhere.",
  ],
  [
    "a good token refused",
    fares,
    other({ status: 401, text: "" }),
    "listTollplazaFares: expected status 200; came 401. The token is good, and a 401 signs its user out.",
  ],
  [
    "an allowed company refused",
    fares,
    other({ status: 403 }),
    "listTollplazaFares: expected status 200; came 403. The company is one of allowed_companies.",
  ],
  [
    "a good request refused",
    fares,
    other({ status: 400 }),
    "listTollplazaFares: expected status 200; came 400. The request is as the contract has it.",
  ],
  [
    "a host that fails",
    fares,
    other({ ...page, status: 500 }),
    "listTollplazaFares: expected status 200; came 500. The host's log says why.",
  ],
  [
    "a call of the specification left out",
    places.tollSummary,
    other({ status: 404 }),
    "getTollplazaSummary: expected status 200; came 404. The portal cannot do without this call.",
  ],
  [
    "a feature named and left out",
    places.today,
    other({ status: 404 }),
    "getToday: expected status 200; came 404. Answer it, or leave today out of features.",
  ],
];
