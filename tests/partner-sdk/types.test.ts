import {
  byWindow,
  createPartnerClient,
  type DataOf,
  type FailureOf,
  type getCounterwiseTicketingVehicleCounters,
  getIntracityCounterwiseReport,
  getIntracitySummary,
  getOfflineCounterReport,
  getUser,
  type InputOf,
  listTollplazaCollections,
  login,
  type logout,
  type Module,
  type NotJsonError,
  pagesOf,
  rowsByWindow,
  rowsOf,
  type Schemas,
  type StatusErrorWith,
  type WindowedOperation,
  type WrongEnvelopeError,
} from "partner-sdk";
import { describe, expectTypeOf, it } from "vitest";

const client = createPartnerClient({ baseUrl: "http://x.test" });
const june = { from_date: "2026-06-01", to_date: "2026-06-02" };

describe("types", () => {
  it("of inputs come from path, query and body of the contract", () => {
    expectTypeOf<InputOf<typeof login>>().toEqualTypeOf<{ username: string; password: string }>();
    expectTypeOf<InputOf<typeof getOfflineCounterReport>>().toEqualTypeOf<{
      company_id: string | number;
      from_date: string;
      to_date: string;
      until_time?: string | undefined;
      device_id?: string | number | undefined;
      stoppage?: string | undefined;
    }>();
    expectTypeOf<keyof InputOf<typeof getCounterwiseTicketingVehicleCounters>>().toEqualTypeOf<
      "vehicle_id" | "company_id" | "from_date" | "to_date" | "until_time"
    >();
    expectTypeOf<keyof InputOf<typeof getUser>>().toBeNever();
  });

  it("of answers are the envelope's data", () => {
    expectTypeOf<DataOf<typeof login>>().toEqualTypeOf<{
      token: string;
      new_places?: Schemas["SignIn"][];
    }>();
    expectTypeOf<DataOf<typeof getIntracityCounterwiseReport>>().toEqualTypeOf<
      Schemas["CounterRow"][]
    >();
    expectTypeOf<DataOf<typeof logout>>().toBeUndefined();
  });

  it("of failures are the envelopes of the contract", () => {
    expectTypeOf<FailureOf<"POST", "/api/auth/login">>().toEqualTypeOf<
      Schemas["Failure"] | Schemas["ValidationFailure"]
    >();
  });

  it("of modules are the eight keys", () => {
    expectTypeOf<Module>().toEqualTypeOf<
      keyof Schemas["AllowedCompanies"] extends `${infer M}_companies` ? M : never
    >();
  });
});

/** Never called: the compiler checks it. */
export async function calls() {
  expectTypeOf(await client.call(getUser)).toEqualTypeOf<{
    user: Schemas["User"];
    allowed_companies: Schemas["AllowedCompanies"];
    reporting?: Schemas["Reporting"];
    features?: Schemas["Features"];
    must_change_password?: boolean;
    second_factor?: Schemas["NeededSecondFactor"];
    password_rules?: Schemas["PasswordRules"];
  }>();
  await client.call(getUser, {}, { timeout: 1000 });
  await client.call(getIntracityCounterwiseReport, { company_id: 1, ...june });
  await client.call(getOfflineCounterReport, { company_id: "1", ...june, stoppage: undefined });

  // @ts-expect-error the input is missing
  await client.call(getIntracityCounterwiseReport);
  // @ts-expect-error to_date is missing
  await client.call(getIntracityCounterwiseReport, { company_id: 1, from_date: "2026-06-01" });
  // @ts-expect-error from_date is no number
  await client.call(getIntracityCounterwiseReport, { company_id: 1, ...june, from_date: 20260601 });
  // @ts-expect-error the contract has no such field
  await client.call(getIntracityCounterwiseReport, { company_id: 1, ...june, stoppage: "Gabtoli" });
  // @ts-expect-error the contract has no field there at all
  await client.call(getUser, { company_id: 1 });
  // @ts-expect-error an input is no number
  await client.call(getUser, 7);
  // @ts-expect-error the password is missing
  await client.call(login, { username: "demo" });
  // @ts-expect-error no such operation
  await client.call({ method: "GET", path: "/api/nothing" });
  // @ts-expect-error signing in is no GET
  await client.call({ method: "GET", path: "/api/auth/login" }, {});

  const byPath = await client.GET("/api/waybill/vehicles/{company_id}", {
    params: { path: { company_id: 7 } },
    signal: AbortSignal.timeout(5),
  });
  if (byPath.error) {
    expectTypeOf(byPath.error).toEqualTypeOf<
      | StatusErrorWith<Schemas["Failure"] | Schemas["ValidationFailure"]>
      | NotJsonError
      | WrongEnvelopeError
    >();
    expectTypeOf(byPath.data).toBeUndefined();
  } else {
    expectTypeOf(byPath.data).toEqualTypeOf<{ success: true; data: Schemas["Vehicle"][] }>();
  }
  await client.GET("/api/auth/user");
  await client.POST("/api/auth/logout");
  await client.POST("/api/auth/login", { body: { username: "demo", password: "x" } });

  // @ts-expect-error no such path
  await client.GET("/api/nothing");
  // @ts-expect-error signing in is no GET
  await client.GET("/api/auth/login");
  // @ts-expect-error reading the user is no POST
  await client.POST("/api/auth/user");
  // @ts-expect-error the path parameter is missing
  await client.GET("/api/waybill/vehicles/{company_id}");
  // @ts-expect-error the body is missing
  await client.POST("/api/auth/login", {});
  // @ts-expect-error the body has a wrong field
  await client.POST("/api/auth/login", { body: { user: "demo", password: "x" } });
  await client.GET("/api/waybill/reports/{company_id}", {
    // @ts-expect-error the query is missing
    params: { path: { company_id: 7 } },
  });

  for await (const passage of rowsOf(client, listTollplazaCollections, {
    company_id: 1,
    ...june,
  })) {
    expectTypeOf(passage).toEqualTypeOf<Schemas["Passage"]>();
  }
  for await (const { rows } of pagesOf(client, listTollplazaCollections, {
    company_id: 1,
    ...june,
  })) {
    expectTypeOf(rows).toEqualTypeOf<Schemas["Passage"][]>();
  }
  // @ts-expect-error the report has no pages
  rowsOf(client, getIntracityCounterwiseReport, { company_id: 1, ...june });
  // @ts-expect-error the dates are missing
  byWindow(client, getIntracityCounterwiseReport, { company_id: 1 });
  // @ts-expect-error the user has no dates
  byWindow(client, getUser, {});
  // @ts-expect-error the list has pages, of which it would give the first
  byWindow(client, listTollplazaCollections, { company_id: 1, ...june });

  for await (const passage of rowsByWindow(client, listTollplazaCollections, {
    company_id: 1,
    ...june,
    limit: 500,
  })) {
    expectTypeOf(passage).toEqualTypeOf<Schemas["Passage"]>();
  }
  const counters = rowsByWindow(
    client,
    getIntracityCounterwiseReport,
    { company_id: 1, ...june },
    { onProgress: ({ rows }) => expectTypeOf(rows).toBeNumber(), timeout: 1000 },
  );
  for await (const counter of counters) {
    expectTypeOf(counter).toEqualTypeOf<Schemas["CounterRow"]>();
  }
  const asLeftOut = {
    appName: undefined,
    fetch: undefined,
    headers: undefined,
    timeout: undefined,
  };
  createPartnerClient({ baseUrl: "http://x.test", ...asLeftOut, onUnauthenticated: undefined });
  createPartnerClient({ baseUrl: "http://x.test", tokenStore: undefined, logger: undefined });
  createPartnerClient({ baseUrl: "http://x.test", on: undefined, retry: undefined });
  createPartnerClient({
    baseUrl: "http://x.test",
    on: { started: undefined, settled: undefined },
    retry: { retries: 1, delay: undefined, longest: undefined },
  });
  rowsByWindow(
    client,
    listTollplazaCollections,
    { company_id: 1, ...june },
    { onProgress: undefined },
  );

  // @ts-expect-error a summary has no rows
  rowsByWindow(client, getIntracitySummary, { company_id: 1, ...june });
  // @ts-expect-error each window begins with its first page
  rowsByWindow(client, listTollplazaCollections, { company_id: 1, ...june, cursor: "b" });
}

/** Never called: a function of one's own may take any such operation. */
export function inWindows<Op extends WindowedOperation>(operation: Op, input: InputOf<Op>) {
  return byWindow(client, operation, { ...input, ...june });
}
