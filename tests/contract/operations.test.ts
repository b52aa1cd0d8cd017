import { describe, expect, it } from "vitest";
import { contract, operations, resolve } from "./contract.ts";

const modules = [
  "/intracity",
  "/supervisor",
  "/offline-counter",
  "/toll-plaza",
  "/waybill",
  "/water",
  "/intercity",
  "/counterwise-ticketing",
];

/** Every route of the specification's §2 that shows data, with the operations that feed it. */
const routes: Record<string, string[]> = {
  "/": ["getUser", "getToday"],
  "/login": ["login", "beginPasskeySignIn", "signInWithPasskey", "verifySecondFactor"],
  "/profile": [
    "getUser",
    "logout",
    "changePassword",
    "listSessions",
    "endSession",
    "endOtherSessions",
    "getSecondFactor",
    "beginTotp",
    "confirmTotp",
    "removeTotp",
    "renewRecoveryCodes",
    "beginPasskey",
    "addPasskey",
    "removePasskey",
  ],
  "/company-preview": ["getUser"],
  ...Object.fromEntries(modules.map((path) => [path, ["getUser"]])),
  ...Object.fromEntries(
    modules
      .filter((path) => path !== "/offline-counter")
      .map((path) => [`${path}/service-preview`, ["getUser", "getToday"]]),
  ),
  "/toll-plaza/service-preview": ["getUser", "getTollplazaSummary"],
  "/intracity/counterwise/report/": ["getIntracityCounterwiseReport"],
  "/intracity/vehiclewise/report/": ["getIntracityVehiclewiseReport"],
  "/intracity/vehicle/report/": ["listIntracityVehicles"],
  "/intracity/summary": ["getIntracitySummary"],
  "/supervisor/supervisorwise/report": ["getSupervisorSupervisorwiseReport"],
  "/supervisor/vehiclewise/report": ["getSupervisorVehiclewiseReport"],
  "/supervisor/vehicles": ["listSupervisorVehicles"],
  "/offline-counter/report": ["getOfflineCounterReport", "listOfflineCounterDeviceIds"],
  "/toll-plaza/report": ["getTollplazaCollectionReport"],
  "/toll-plaza/fare": ["listTollplazaFares"],
  "/toll-plaza/non-exited-vehicle-list": ["listTollplazaNonExitedVehicles"],
  "/toll-plaza/check-vehicles": ["findTollplazaPassages"],
  "/toll-plaza/dashboard": ["getTollplazaSummary"],
  "/toll-plaza/collection-details": ["listTollplazaCollections"],
  "/waybill/vehicles": ["listWaybillVehicles"],
  "/waybill/report": ["getWaybillReport"],
  "/water/counterwise/report/": ["getWaterCounterwiseReport"],
  "/water/shipwise/report/": ["getWaterShipwiseReport"],
  "/water/cabinmanwise/report/": ["getWaterCabinmanwiseReport"],
  "/water/deckmanwise/report/": ["getWaterDeckmanwiseReport"],
  "/water/agentwise/report/": ["getWaterAgentwiseReport"],
  "/water/vehicles": ["listWaterVehicles"],
  "/intercity/counterwise/report/": ["getIntercityCounterwiseReport"],
  "/intercity/coachwise/report/": ["getIntercityCoachwiseReport"],
  "/intercity/agentwise/report/": ["getIntercityAgentwiseReport"],
  "/intercity/reservation/report/": ["listIntercityReservations"],
  "/intercity/vehicles": ["listIntercityVehicles"],
  "/counterwise-ticketing/counterwise/report/": ["getCounterwiseTicketingCounterwiseReport"],
  "/counterwise-ticketing/vehiclewise/report/": ["getCounterwiseTicketingVehiclewiseReport"],
  "/counterwise-ticketing/vehicles": ["listCounterwiseTicketingVehicles"],
  "/counterwise-ticketing/summary": ["getCounterwiseTicketingSummary"],
  "/counterwise-ticketing/counter-wise-details/{vehicle_id}": [
    "getCounterwiseTicketingVehicleCounters",
  ],
};

/** Reports of what the running day counts, which are compared with it up to an hour. */
const comparedByTheHour = [
  "/intracity/counterwise/report/",
  "/intracity/vehiclewise/report/",
  "/intracity/summary",
  "/supervisor/supervisorwise/report",
  "/supervisor/vehiclewise/report",
  "/offline-counter/report",
  "/toll-plaza/report",
  "/waybill/report",
  "/water/shipwise/report/",
  "/counterwise-ticketing/counterwise/report/",
  "/counterwise-ticketing/vehiclewise/report/",
  "/counterwise-ticketing/summary",
];

/** The screens beyond the specification, which lead from a figure to what it is made of. */
const furtherRoutes: Record<string, string[]> = {
  "/intracity/counter-wise-details/{vehicle_id}": ["getIntracityVehicleCounters"],
  "/intracity/vehicle-wise-details/{counter_id}": ["getIntracityCounterVehicles"],
  "/intercity/counter-wise-details/{vehicle_id}": ["getIntercityVehicleCounters"],
  "/intercity/vehicle-wise-details/{counter_id}": ["getIntercityCounterVehicles"],
  "/intercity/reservation-details/{vehicle_id}": ["listIntercityCoachReservations"],
  "/counterwise-ticketing/vehicle-wise-details/{counter_id}": [
    "getCounterwiseTicketingCounterVehicles",
  ],
  ...Object.fromEntries(modules.map((path) => [`${path}/readings`, ["listReadings"]])),
  ...Object.fromEntries(
    modules.map((path) => [
      `${path}/access`,
      [
        "listAccess",
        "endAccess",
        "endUserSessions",
        "listInvitations",
        "invite",
        "withdrawInvitation",
      ],
    ]),
  ),
  "/invitation": ["readInvitation", "acceptInvitation", "joinByInvitation"],
};

/** Path, method and query names of each call in the specification's §7. */
const specified = {
  login: "post /api/auth/login ",
  getUser: "get /api/auth/user ",
  logout: "post /api/auth/logout ",
  getTollplazaSummary: "get /api/tollplaza/summary/{company_id} ",
  getOfflineCounterReport:
    "get /api/offline-counter/reports/{company_id} from_date,to_date,device_id,stoppage",
  listOfflineCounterDeviceIds: "get /api/offline-counter/device-ids/{company_id} ",
};

const queryOf = (operation: (typeof operations)[number]["operation"]) =>
  (operation.parameters ?? [])
    .map((parameter) => resolve(parameter))
    .filter((parameter) => parameter.in === "query");

describe("the routes", () => {
  it("are fed by exactly the operations that name them", () => {
    const fed: Record<string, string[]> = {};
    for (const { operation } of operations) {
      for (const route of operation["x-portal-routes"]) {
        fed[route] = [...(fed[route] ?? []), operation.operationId];
      }
    }
    const compared = comparedByTheHour.map((route) => [
      route,
      ["getToday", ...(routes[route] ?? [])],
    ]);
    expect(fed).toEqual({ ...routes, ...Object.fromEntries(compared), ...furtherRoutes });
  });
});

describe("the operations", () => {
  it("of the specification are marked and have its paths and queries", () => {
    const marked = operations
      .filter(({ operation }) => operation["x-source"] === "specification")
      .map(({ path, method, operation }) => [
        operation.operationId,
        `${method} ${path} ${queryOf(operation).flatMap((one) => (one["x-source"] ? [] : [one.name]))}`,
      ]);
    expect(Object.fromEntries(marked)).toEqual(specified);
  });

  it("of the specification take nothing more that is not marked, and sent to hosts with a feature alone", () => {
    const more = operations
      .filter(({ operation }) => operation["x-source"] === "specification")
      .flatMap(({ operation }) =>
        queryOf(operation)
          .filter((one) => one["x-source"])
          .map((one) => [operation.operationId, one.name, one["x-source"], one["x-feature"]]),
      );
    expect(more).toEqual([["getOfflineCounterReport", "until_time", "designed", "same_hours"]]);
  });

  it("are all marked as specified or designed, and all designed ones read but those of accounts, notes and access", () => {
    const others = operations.filter(({ operation }) => operation["x-source"] !== "specification");
    expect(new Set(others.map(({ operation }) => operation["x-source"]))).toEqual(
      new Set(["designed"]),
    );
    const posts = others.filter(({ method }) => method !== "get");
    expect(posts.map(({ path, method }) => `${method} ${path}`)).toEqual([
      "post /api/auth/password",
      "post /api/auth/sessions/{session_id}/end",
      "post /api/auth/sessions/end-others",
      "post /api/auth/login/passkey/begin",
      "post /api/auth/login/passkey",
      "post /api/auth/second-factor/verify",
      "post /api/auth/second-factor/totp",
      "post /api/auth/second-factor/totp/confirm",
      "post /api/auth/second-factor/totp/remove",
      "post /api/auth/second-factor/recovery-codes",
      "post /api/auth/passkeys/begin",
      "post /api/auth/passkeys",
      "post /api/auth/passkeys/{passkey_id}/remove",
      "post /api/readings",
      "post /api/administration/access/end",
      "post /api/administration/sessions/end",
      "post /api/administration/invitations",
      "post /api/administration/invitations/{invitation_id}/withdraw",
      "post /api/invitations/read",
      "post /api/invitations/accept",
      "post /api/invitations/join",
    ]);
    expect(others).toHaveLength(63);
  });

  it("are marked with the feature that their description names", () => {
    const named = operations.map(({ operation }) => [
      operation.operationId,
      /feature `(\w+)`/.exec(operation.description)?.[1],
    ]);
    const marked = operations.map(({ operation }) => [
      operation.operationId,
      operation["x-feature"],
    ]);
    expect(marked).toEqual(named);
    expect(new Set(marked.map(([, feature]) => feature))).toEqual(
      new Set([
        undefined,
        "today",
        "drill_downs",
        "password",
        "sessions",
        "second_factor",
        "passkeys",
        "readings",
        "administration",
      ]),
    );
  });

  it("have unique ids, and paths that begin with a slash", () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(operations.filter(({ path }) => !path.startsWith("/api/"))).toEqual([]);
  });

  it("all require the bearer token, except signing in", () => {
    expect(contract.security).toEqual([{ bearer: [] }]);
    const open = operations.filter(({ operation }) => operation.security);
    expect(open.map(({ operation }) => [operation.operationId, operation.security])).toEqual([
      ["login", []],
      ["beginPasskeySignIn", []],
      ["signInWithPasskey", []],
      ["readInvitation", []],
      ["acceptInvitation", []],
    ]);
  });

  it("all answer with a success flag, except login and user, which may leave it out", () => {
    const mayLeaveOut = operations.filter(({ operation }) => {
      const schema = resolve(operation.responses["200"] ?? { description: "" }).content?.[
        "application/json"
      ].schema;
      return !schema?.required?.includes("success");
    });
    expect(mayLeaveOut.map(({ operation }) => operation.operationId)).toEqual(["login", "getUser"]);
  });

  it.each(operations)(
    "$operation.operationId names the ways it can fail",
    ({ path, operation }) => {
      const takesInvitation = path.startsWith("/api/invitations/");
      const expected = ["200", "429", "500", "default"];
      if (!operation.security || !takesInvitation) expected.push("401");
      if (operation.parameters || operation.requestBody) expected.push("400");
      const isAnsweredToAll = ["getUser", "logout"].includes(operation.operationId);
      if (!operation.security && !isAnsweredToAll) expected.push("403");
      const isOfOne = /\{(?:vehicle|counter|session|passkey|invitation)_id\}/.test(path);
      const endsAccess = /^\/api\/administration\/(?:access|sessions)\/end$/.test(path);
      if (isOfOne || endsAccess || takesInvitation) expected.push("404");
      expect(Object.keys(operation.responses).sort()).toEqual(expected.sort());
    },
  );

  it("take both dates or neither, and both are required", () => {
    const dates = operations.map(({ operation }) =>
      queryOf(operation)
        .filter(({ name }) => name.endsWith("_date"))
        .map(({ name, required }) => `${name} ${required}`)
        .join(),
    );
    expect(new Set(dates)).toEqual(new Set(["", "from_date true,to_date true"]));
  });
});

describe("companies", () => {
  it("have an id, and an _id for water and intercity", () => {
    const lists = contract.components.schemas.AllowedCompanies as {
      properties: Record<string, { items: { $ref: string } }>;
    };
    expect(
      Object.entries(lists.properties).map(([key, { items }]) => [
        key,
        items.$ref.split("/").pop(),
      ]),
    ).toEqual([
      ["intracity_companies", "Company"],
      ["supervisor_companies", "Company"],
      ["offline_counter_companies", "Company"],
      ["toll_plaza_companies", "Company"],
      ["waybill_companies", "Company"],
      ["water_companies", "CompanyWithUnderscoreId"],
      ["intercity_companies", "CompanyWithUnderscoreId"],
      ["counterwise_ticketing_companies", "Company"],
    ]);
  });
});
