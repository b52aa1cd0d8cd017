import fc from "fast-check";
import type { InjectOptions } from "fastify";
import { operations, resolve } from "../contract/contract.ts";
import { companyOperations } from "./company-operations.ts";

export type Described = (typeof operations)[number];

const parametersOf = ({ operation }: Described) => (operation.parameters ?? []).map(resolve);

type Schema = {
  properties?: Record<string, Schema>;
  const?: string;
  enum?: unknown[];
  examples?: unknown[];
};

/** Of its body; a call without one is sent those of signing in. */
function fieldsOf({ operation: { requestBody } }: Described): Record<string, Schema> {
  const { schema } = requestBody?.content["application/json"] ?? {};
  const { properties } = resolve<Schema>(schema ?? {});
  return properties ?? { username: {}, password: {} };
}

const oddText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.constantFrom(
    "",
    "\0",
    "a\0b",
    "%",
    "'; drop table users; --",
    "-1",
    "0",
    "1e9",
    "2147483648",
    "99999999999999999999",
    "NaN",
    "null",
    "../..",
    "__proto__",
    "0000-00-00",
    "2026-02-30",
    "9999-12-31",
    "2026-06-01T00:00:00Z",
    "x".repeat(5000),
    "\u202E\uFFFE\u{1F68C}",
  ),
);
const odd = fc.oneof(oddText, fc.jsonValue());
/** Some parts as the contract has them, others odd, and some left out. */
function near(schema: Schema): fc.Arbitrary<unknown> {
  const { properties, const: only, enum: values, examples = [] } = resolve(schema);
  if (properties) {
    const parts = fieldsNear(properties);
    return fc.oneof(fc.record(parts), fc.record(parts, { requiredKeys: [] }), odd);
  }
  const right = only === undefined ? (values ?? examples) : [only];
  return right.length > 0
    ? fc.oneof({ arbitrary: fc.constantFrom(...right), weight: 9 }, { arbitrary: odd, weight: 1 })
    : odd;
}
const fieldsNear = (properties: Record<string, Schema>) =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, near(schema)]));
const day = fc
  .integer({ min: -60, max: 60 })
  .map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
const rightOr = (right: fc.Arbitrary<string>) =>
  fc.oneof({ arbitrary: right, weight: 3 }, { arbitrary: oddText, weight: 2 });
const oneOf = (odd: string[], long: string) =>
  fc.oneof(fc.constantFrom(...odd, long), fc.string({ maxLength: 60 }));
/** Some of them name what a statement is given besides its parameters. */
const undeclared = ["x", "after", "until", "now", "module", "company_id", "weekend", "limit[]"];
const badEscape = fc.constantFrom("%", "%0", "%FF", "%E0%A4%A", "%00", "%2F..%2F");
const written = fc.oneof(
  {
    arbitrary: rightOr(fc.constantFrom("101", "401", "701", "801")).map(encodeURIComponent),
    weight: 9,
  },
  { arbitrary: badEscape, weight: 1 },
);

/** Close to a valid request, with some of its parts wrong. */
export const resembling = (token: string): fc.Arbitrary<[Described, InjectOptions]> =>
  fc.constantFrom(...operations).chain((described) => {
    const inPath = parametersOf(described).filter((parameter) => parameter.in === "path");
    const inQuery = parametersOf(described).filter((parameter) => parameter.in === "query");
    const query = fc.array(
      fc.tuple(
        rightOr(fc.constantFrom(...inQuery.map(({ name }) => name), ...undeclared)).map(
          encodeURIComponent,
        ),
        fc.oneof(
          rightOr(day).map(encodeURIComponent),
          rightOr(fc.constantFrom("1", "500")).map(encodeURIComponent),
          badEscape,
        ),
      ),
      { maxLength: 8 },
    );
    const fields = fieldsOf(described);
    const body = fc.oneof(
      fc.json(),
      fc.string({ unit: "binary", maxLength: 200 }),
      fc
        .oneof(fc.record(fieldsNear(fields)), fc.record(fieldsNear(fields), { requiredKeys: [] }))
        .map((value) => JSON.stringify(value)),
      fc.constantFrom(
        "x".repeat(70_000),
        "[".repeat(20_000),
        JSON.stringify(
          Object.fromEntries(Object.keys(fields).map((name, at) => [name, at ? "x" : "\0"])),
        ),
      ),
    );
    const headers = fc.record(
      {
        authorization: fc.oneof(
          { arbitrary: fc.constant(`Bearer ${token}`), weight: 4 },
          fc.constantFrom(
            "Bearer",
            "Bearer  ",
            `bearer ${"x".repeat(43)}`,
            "Basic YTpi",
            "x".repeat(9000),
          ),
          fc.string({ maxLength: 80 }).map((text) => `Bearer ${text}`),
        ),
        "content-type": fc.constantFrom(
          "application/json",
          "text/plain",
          "application/json; charset=x",
          "",
          ";",
        ),
        origin: fc.constantFrom("null", "https://elsewhere.example", "\u00FF"),
        accept: fc.constantFrom("text/html", "x"),
        "content-length": fc.constantFrom("-1", "x", "999999999"),
        "accept-encoding": oneOf(
          ["br", "gzip", "*", "identity;q=0", "br;q=0, gzip;q=0.001", "*;q=0", ";q=1", "br;q=NaN"],
          ",br".repeat(3000),
        ),
        "if-none-match": oneOf(
          ["*", '"', 'W/""', '"a", W/"b"', "W/*", '"unclosed, "', "\u00FF"],
          '"x",'.repeat(3000),
        ),
      },
      { requiredKeys: [] },
    );
    return fc
      .record({
        method: fc.oneof(
          { arbitrary: fc.constant(described.method.toUpperCase()), weight: 8 },
          fc.constantFrom("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"),
        ),
        path: fc.tuple(...inPath.map(() => written)),
        tail: fc.oneof(
          { arbitrary: fc.constant(""), weight: 9 },
          fc.constantFrom("/", "//", "/x", ";x"),
        ),
        query,
        headers,
        payload: fc.option(body, { nil: undefined }),
      })
      .map(({ method, path, tail, query, headers, payload }) => {
        const place = path.reduce<string>(
          (url, value) => url.replace(/\{\w+\}/, () => value),
          described.path,
        );
        const search = query.map(([name, value]) => `${name}=${value}`).join("&");
        return [
          described,
          {
            method: method as "GET",
            url: `${place}${tail}${search && `?${search}`}`,
            headers,
            ...(payload !== undefined && method !== "GET" && { payload }),
          },
        ] as [Described, InjectOptions];
      });
  });

/** A path that means the same, or nearly: some of its letters escaped, once or twice, or with more around it. */
const spelled = (path: string) =>
  fc
    .record({
      letters: fc.array(fc.integer({ min: 1, max: path.length }), { maxLength: 6 }),
      twice: fc.boolean(),
      upper: fc.boolean(),
      before: fc.constantFrom(
        "",
        "",
        "",
        "http://elsewhere.example",
        "HTTP://x:1",
        "/",
        "/.",
        "//x",
      ),
      after: fc.constantFrom("", "", "", "#x", "?", "/", "/..", "%2f", "%00", ";x", "%"),
    })
    .map(({ letters, twice, upper, before, after }) => {
      const escaped = (code: number) => {
        const hex = code.toString(16).padStart(2, "0");
        return `%${twice ? "25" : ""}${upper ? hex.toUpperCase() : hex}`;
      };
      const written = [...path].map((letter, at) =>
        letters.includes(at) && letter !== "?" ? escaped(letter.charCodeAt(0)) : letter,
      );
      return `${before}${written.join("")}${after}`;
    });

/** Headers that come more than once, or with what nobody expects in them. */
const oddHeaders = (token: string) => {
  const value = fc.oneof(
    fc.stringMatching(/^[!-~ ]{0,40}$/),
    fc.constantFrom(
      "",
      ",",
      "\u00FF\u00E9",
      "x".repeat(6000),
      "::ffff:1.2.3.4",
      "1.2.3.4, x",
      "null",
    ),
  );
  const once = fc.oneof(value, fc.array(value, { minLength: 2, maxLength: 4 }));
  const names = [
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-request-id",
    "x-http-method-override",
    "accept",
    "accept-encoding",
    "accept-version",
    "access-control-request-method",
    "if-none-match",
    "if-modified-since",
    "origin",
    "range",
    "cookie",
    "content-type",
    "forwarded",
  ];
  const others = fc.dictionary(fc.constantFrom(...names), once, { maxKeys: 5 });
  const authorization = fc.constantFrom<string | string[]>(
    `Bearer ${token}`,
    [`Bearer ${token}`, "Bearer x"],
    ["Bearer x", `Bearer ${token}`],
    `Bearer ${token}, Bearer ${token}`,
  );
  return fc
    .tuple(others, authorization)
    .map(
      ([given, authorization]): Record<string, string | string[]> => ({ ...given, authorization }),
    );
};

/** Sent as it is written, which only a connection does. */
export const writtenOddly = (token: string) =>
  fc.constantFrom(...companyOperations).chain((operation) => {
    const described = operations.find((one) => one.operation.operationId === operation.id);
    if (!described) throw new Error(`no operation ${operation.id}`);
    return fc.record({
      described: fc.constant(described),
      path: fc
        .constantFrom(operation.company, operation.company + 1, "x")
        .chain((company) => spelled(operation.urlFor(company))),
      method: fc.constantFrom("GET", "GET", "GET", "HEAD", "POST", "OPTIONS"),
      headers: oddHeaders(token),
    });
  });

/** Valid parameters by their schemas, for a company that the user may see. */
export const right = fc.constantFrom(...companyOperations).chain((operation) => {
  const described = operations.find(
    ({ operation: { operationId } }) => operationId === operation.id,
  );
  if (!described) throw new Error(`no operation ${operation.id}`);
  const names = parametersOf(described).map(({ name }) => name);
  const text = fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 });
  const values = {
    range: fc.tuple(day, fc.nat(32)).map(([from, length]) => ({
      from_date: from,
      to_date: new Date(Date.parse(from) + length * 86_400_000).toISOString().slice(0, 10),
    })),
    limit: fc.integer({ min: 1, max: 500 }).map(String),
    device_id: fc.oneof(text, fc.constant("POS-3011")),
    stoppage: fc.oneof(
      fc.string({ maxLength: 100 }).filter((value) => !value.includes("\0")),
      fc.constantFrom("a", "%", "_", "\\"),
    ),
    registration_number: fc.oneof(text, fc.constantFrom("DHK", "-", "%")),
  };
  return fc.record(values).map(({ range, ...others }) => {
    const given = Object.entries({ ...range, ...others }).filter(([name]) => names.includes(name));
    const [url = ""] = operation.urlFor(operation.company).split("?");
    return { described, url: `${url}?${new URLSearchParams(given)}` };
  });
});
