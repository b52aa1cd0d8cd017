import { checkHost, type Report } from "conformance/check-host.ts";
import { findingText } from "conformance/finding.ts";
import { expect, it } from "vitest";
import { operationsNamed } from "../partner-api/served-operations.ts";
import { notFound, refused, startSaying, unauthenticated, user } from "./saying-host.ts";

const sessionCalls = operationsNamed(["login", "getUser", "logout"]);
const access = { username: "some", password: "a phrase for the tests" };

const signedIn = { body: { success: true, data: { token: "a-token" } } };
const signedOut = { body: { success: true } };
const without = refused(400, "bad_request", [{ field: "username", message: "is missing" }]);

const told = ({ operations }: Report) =>
  operations.map(({ id, outcome, why, findings }) => [
    id,
    outcome,
    ...(why ? [why] : []),
    ...findings.map(findingText),
  ]);

const signingIn = [signedIn, without, user({}), unauthenticated, unauthenticated, notFound];
const fine = ["getUser", "any other address"].map((id) => [id, "checked"]);

it.each([
  ["as the contract says", [signedOut, unauthenticated], []],
  [
    "without a success",
    [{ body: {} }],
    [
      'success: expected true; came an object without success. Send { "success": true, "data": … }, and answer a failure with an error status.',
    ],
  ],
  [
    "for no more than a word",
    [signedOut, user({})],
    [
      "GET /api/auth/user afterwards: expected status 401; came 200. End the session on sign-out: a copy of the token is good until it expires.",
    ],
  ],
])("tells of a host that signs out %s", async (_is, answers, says) => {
  const { baseUrl } = await startSaying(...signingIn, ...answers);
  const report = await checkHost({ baseUrl, access, operations: sessionCalls });
  expect(told(report)).toEqual([["login", "checked"], ...fine, ["logout", "checked", ...says]]);
});

it.each([
  ["does not miss the success flag of login and user", { data: { token: "a-token" } }, []],
  [
    "tells of a login that says it failed",
    { success: false, data: { token: "a-token" } },
    [
      'success: expected true; came false. Send { "success": true, "data": … }, and answer a failure with an error status.',
    ],
  ],
])("%s", async (_what, login, says) => {
  const unflagged = { body: { data: { user: { name: "Nasrin" }, allowed_companies: {} } } };
  const { baseUrl } = await startSaying(
    ...[{ body: login }, without, unflagged, unauthenticated, unauthenticated, notFound],
    ...[signedOut, unauthenticated],
  );
  const report = await checkHost({ baseUrl, access, operations: sessionCalls });
  const rest = says.length > 0 ? [] : [...fine, ["logout", "checked"]];
  expect(told(report).slice(0, 1 + rest.length)).toEqual([["login", "checked", ...says], ...rest]);
});

it("asks nothing more of a host that gives no token", async () => {
  const { baseUrl, asked } = await startSaying({ body: { success: true, data: {} } }, without);
  const report = await checkHost({ baseUrl, access, operations: sessionCalls });
  expect(told(report)).toEqual([
    [
      "login",
      "checked",
      "data.token: expected a value; came nothing. Always send this field. In the contract: The access token, to be sent as it is. Its form is the host's own matter.",
    ],
    ["getUser", "not checked", "signing in gave no token"],
    ["logout", "not checked", "signing in gave no token"],
  ]);
  expect(asked).toEqual(["POST /api/auth/login", "POST /api/auth/login"]);
});

it("waits where too much was asked, and asks again", async () => {
  const tooMany = { ...refused(429, "too_many_requests"), headers: { "retry-after": "0" } };
  const { baseUrl, asked } = await startSaying(
    tooMany,
    tooMany,
    user({}),
    unauthenticated,
    unauthenticated,
    notFound,
  );
  const operations = operationsNamed(["getUser"]);
  const report = await checkHost({ baseUrl, access: { token: "a-token" }, operations });
  expect(told(report)).toEqual(fine);
  expect([report.requests, asked.length]).toEqual([6, 6]);
});

const left =
  "expected status 200; came 404. Answer it, or leave counterwise_ticketing and /api/counterwise-ticketing/vehicles/{company_id} out of data.features: the portal offers it until somebody opens it.";

it("asks for no more than the host names and the user may see", async () => {
  const { baseUrl, asked } = await startSaying(
    user({
      allowed_companies: { counterwise_ticketing_companies: [{ id: 1, name: "Teesta Ticketing" }] },
      features: ["counterwise_ticketing", "drill_downs", "/api/intracity/vehicles/{company_id}", 7],
    }),
    unauthenticated,
    unauthenticated,
    notFound,
    { status: 404 },
  );
  const operations = operationsNamed([
    "login",
    "getUser",
    "getToday",
    "listIntracityVehicles",
    "getIntracitySummary",
    "listCounterwiseTicketingVehicles",
    "getCounterwiseTicketingCounterVehicles",
  ]);
  const report = await checkHost({ baseUrl, access: { token: "a-token" }, operations });
  expect(told(report)).toEqual([
    [
      "getUser",
      "checked",
      "data.features[3]: expected a text; came the number 9. Send it in this form.",
    ],
    ["any other address", "checked"],
    ["getToday", "not offered", "feature today"],
    ["listIntracityVehicles", "not checked", "the user has no company there"],
    ["getIntracitySummary", "not offered", "feature intracity"],
    ["listCounterwiseTicketingVehicles", "not offered", "status 404", left],
    ["getCounterwiseTicketingCounterVehicles", "not checked", "no counter_id is known"],
    ["login", "not checked", "for --sign-in alone"],
  ]);
  expect(asked.slice(3)).toEqual([
    "GET /api/no-such-address",
    "GET /api/counterwise-ticketing/vehicles/1",
  ]);
});

it("tells of a list without rows that none was compared", async () => {
  const company = { id: 1, name: "Teesta Ticketing" };
  const { baseUrl } = await startSaying(
    user({ allowed_companies: { counterwise_ticketing_companies: [company] } }),
    unauthenticated,
    unauthenticated,
    notFound,
    { body: { success: true, data: [] } },
    unauthenticated,
    refused(403, "forbidden"),
  );
  const operations = operationsNamed(["getUser", "listCounterwiseTicketingVehicles"]);
  const report = await checkHost({ baseUrl, access: { token: "a-token" }, operations });
  expect(report.operations.at(-1)).toEqual({
    id: "listCounterwiseTicketingVehicles",
    module: "counterwise_ticketing",
    method: "GET",
    path: "/api/counterwise-ticketing/vehicles/{company_id}",
    outcome: "checked",
    findings: [],
    isThere: true,
    isWithoutRows: true,
  });
});

it("ends where the host does not take the token", async () => {
  const { baseUrl } = await startSaying(unauthenticated);
  await expect(checkHost({ baseUrl, access: { token: "a-token" } })).rejects.toThrow(
    "it does not take the token",
  );
});

it("ends where the user has to change the password first", async () => {
  const { baseUrl, asked } = await startSaying(user({ must_change_password: true }));
  await expect(checkHost({ baseUrl, access: { token: "a-token" } })).rejects.toThrow(
    "its user has to change the password first",
  );
  expect(asked).toEqual(["GET /api/auth/user"]);
});

it.each([{ needed: true, ways: ["totp"] }, { must_set_up: true }])(
  "ends where the user has a second factor to give or to set up first: %j",
  async (second_factor) => {
    const { baseUrl, asked } = await startSaying(user({ second_factor }));
    await expect(checkHost({ baseUrl, access: { token: "a-token" } })).rejects.toThrow(
      "its user has to give or set up a second factor first",
    );
    expect(asked).toEqual(["GET /api/auth/user"]);
  },
);

it("asks for nothing that changes something, and says of what", async () => {
  const { baseUrl, asked } = await startSaying(
    user({ features: ["password"] }),
    unauthenticated,
    unauthenticated,
    notFound,
  );
  const operations = operationsNamed(["getUser", "changePassword", "endSession"]);
  const report = await checkHost({ baseUrl, access: { token: "a-token" }, operations });
  expect(told(report)).toEqual([
    ...fine,
    ["changePassword", "not checked", "it changes something"],
    ["endSession", "not offered", "feature sessions"],
  ]);
  expect(asked).toHaveLength(4);
});

it("ends where no answer comes in time", async () => {
  const { baseUrl } = await startSaying({ isNever: true });
  await expect(checkHost({ baseUrl, access, patience: 0.1 })).rejects.toThrow(
    "no whole answer within 0.1 seconds",
  );
});
