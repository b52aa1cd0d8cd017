import * as sdk from "partner-sdk";
import { describe, expect, it } from "vitest";
import { contract, operations, resolve } from "./contract.ts";

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

  it("have a feature where they were designed: what their description names, or else their module", () => {
    const expected = operations.map(({ operation }) => [
      operation.operationId,
      operation["x-source"] === "designed"
        ? (/feature `(\w+)`/.exec(operation.description)?.[1] ??
          operation.tags[0]?.toLowerCase().replaceAll(" ", "_"))
        : undefined,
    ]);
    const marked = operations.map(({ operation }) => [
      operation.operationId,
      operation["x-feature"],
    ]);
    expect(marked).toEqual(expected);
    expect(new Set(marked.map(([, feature]) => feature))).toEqual(
      new Set([
        undefined,
        "intracity",
        "supervisor",
        "toll_plaza",
        "waybill",
        "water",
        "intercity",
        "counterwise_ticketing",
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

  it("are constants of partner-sdk, with their feature", () => {
    const constants = new Map<string, unknown>(Object.entries(sdk));
    const expected = operations.map(({ path, method, operation }) => {
      const { "x-feature": feature } = operation;
      return [
        operation.operationId,
        { method: method.toUpperCase(), path, ...(feature && { feature }) },
      ];
    });
    expect(operations.map(({ operation: { operationId: id } }) => [id, constants.get(id)])).toEqual(
      expected,
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
