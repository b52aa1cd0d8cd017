import { examine } from "conformance/examine.ts";
import { expect, it } from "vitest";
import { operationsNamed } from "../partner-api/served-operations.ts";

/** What each finding in an answer means for the portal. */
function rated(id: string, data: unknown) {
  const [operation] = operationsNamed([id]);
  if (!operation) throw new Error(`There is no ${id}.`);
  const { findings } = examine(operation, {
    status: 200,
    headers: new Headers(),
    contentType: "application/json",
    requestId: "7",
    text: JSON.stringify({ success: true, data }),
    isThroughProfile: false,
  });
  return findings.map(({ severity, at, screens }) => [
    severity,
    at,
    ...(screens ?? []).map(({ title, route }) => `${title} ${route}`),
  ]);
}

const user = { user: { name: "Nasrin" }, allowed_companies: {} };
const ferry = { _id: "6", name: "Padma" };
const bus = { id: 1, name: "Padma" };
const row = { counterman: { id: 1, name: "Karim" }, total_tickets: 1, total_fares: 10 };
const toll = {
  total_entry_count: 1,
  total_entry_amount: 250,
  total_exited_count: 0,
  total_non_exited_count: 1,
  total_overstay_count: 0,
  total_overstay_amount: 0,
};
const counter = { counter: { id: 1, name: "Karim" }, total_tickets: 1, total_fares: 10 };
const offline = "Offline Counter › Offline Counter Report /offline-counter/report";
const panel = [
  "Toll Plaza /toll-plaza/service-preview",
  "Toll Plaza › Dashboard /toll-plaza/dashboard",
];
const counters = "Intracity › Counter Wise Report /intracity/counterwise/report/";

it.each<[is: string, id: string, data: unknown, ...rated: unknown[][]]>([
  ["a token that is a number", "login", { token: 7 }, ["breaks the portal", "data.token"]],
  [
    "no name of the user",
    "getUser",
    { ...user, user: {} },
    ["breaks the portal", "data.user.name"],
  ],
  ["no companies", "getUser", { user: user.user }, ["breaks the portal", "data.allowed_companies"]],
  [
    "a feature that is a number",
    "getUser",
    { ...user, features: [7] },
    ["advice", "data.features[0]"],
  ],
  [
    "an _id in place of an id",
    "getUser",
    {
      ...user,
      allowed_companies: {
        intracity_companies: [{ _id: 1, name: "Padma" }],
        water_companies: [ferry],
      },
    },
    [
      "breaks a screen",
      "data.allowed_companies.intracity_companies[0].id",
      "Intracity Companies /intracity",
    ],
  ],
  [
    "an _id in place of the only id",
    "getUser",
    { ...user, allowed_companies: { intracity_companies: [{ _id: 1, name: "Padma" }] } },
    ["breaks the portal", "data.allowed_companies.intracity_companies[0].id"],
  ],
  [
    "an id in place of an _id",
    "getUser",
    { ...user, allowed_companies: { water_companies: [bus] } },
    ["advice", "data.allowed_companies.water_companies[0]._id"],
  ],
  [
    "a company without a name",
    "getUser",
    { ...user, allowed_companies: { intracity_companies: [{ id: 1 }] } },
    ["advice", "data.allowed_companies.intracity_companies[0].name"],
  ],
  [
    "a counterman without the object around the name",
    "getOfflineCounterReport",
    [{ ...row, counterman: "Karim" }],
    ["breaks a screen", "data[0].counterman", offline],
  ],
  [
    "an amount with separators",
    "getOfflineCounterReport",
    [row, { ...row, total_fares: "1,250" }],
    ["breaks a screen", "data[1].total_fares", offline],
  ],
  [
    "an amount of three decimals",
    "getOfflineCounterReport",
    [{ ...row, total_fares: 1.125 }],
    ["advice", "data[0].total_fares"],
  ],
  [
    "a device that is an object",
    "listOfflineCounterDeviceIds",
    [{ id: 7 }],
    ["breaks a screen", "data[0]", offline],
  ],
  [
    "no figure on the toll panel",
    "getTollplazaSummary",
    { ...toll, total_entry_count: null },
    ["breaks a screen", "data.total_entry_count", ...panel],
  ],
  [
    "a fraction on the toll panel",
    "getTollplazaSummary",
    { ...toll, total_entry_amount: "250.00" },
    ["advice", "data.total_entry_amount"],
  ],
  [
    "a count with separators",
    "getIntracityCounterwiseReport",
    [{ ...counter, total_tickets: "1,250" }],
    ["breaks a screen", "data[0].total_tickets", counters],
  ],
  [
    "one field in two ways",
    "getIntracityCounterwiseReport",
    [
      { ...counter, total_fares: 0.125 },
      { ...counter, total_fares: "10 Tk" },
    ],
    ["advice", "data[0].total_fares"],
    ["breaks a screen", "data[1].total_fares", counters],
  ],
])("rates %s by what the portal makes of it", (_is, id, data, ...expected) => {
  expect(rated(id, data)).toEqual(expected);
});
