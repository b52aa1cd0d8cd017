// @module-tag long
import { screen, waitFor } from "@testing-library/react";
import { getCounterwiseTicketingVehicleCounters, listInvitations } from "partner-sdk";
import { describe, expect, it } from "vitest";
import { navigate } from "web/browser/address.ts";
import { catalogue } from "web/reports/definitions/catalogue.ts";
import { administered, oneEach, openPortal, rahim, signedIn } from "./portal/open-portal.tsx";
import { portalHost } from "./portal/portal-host.ts";

const host = portalHost();
const screens = catalogue.flatMap((entry) => entry.screens);
const notFound = "Oops! Page not found";

/** Every path of the portal with the heading of its screen. */
const headings: [path: string, heading: string][] = [
  ["/profile", "Profile"],
  ["/error", "Oops! Something Went Wrong"],
  ["/company-preview?module=toll_plaza", "toll plaza Companies"],
  ["/intracity", "intracity Companies"],
  ["/supervisor", "supervisor Companies"],
  ["/offline-counter", "offline counter Companies"],
  ["/toll-plaza", "toll plaza Companies"],
  ["/waybill", "waybill Companies"],
  ["/water", "water Companies"],
  ["/intercity", "intercity Companies"],
  ["/counterwise-ticketing", "counterwise ticketing Companies"],
];

/** The same of those who have an active company in each module. */
const headingsWithCompany: [path: string, heading: string][] = [
  ["/intracity/service-preview", "Intracity"],
  ["/supervisor/service-preview", "Supervisor"],
  ["/offline-counter/service-preview", notFound],
  ["/toll-plaza/service-preview", "Toll Plaza"],
  ["/waybill/service-preview", "Waybill"],
  ["/water/service-preview", "Water"],
  ["/intercity/service-preview", "Intercity"],
  ["/counterwise-ticketing/service-preview", "Counterwise Ticketing"],
  ...screens.map((screen): [string, string] => {
    const about = screen.kind === "report" && screen.subject?.title.toLowerCase();
    return [
      screen.route.replace(/:\w+/, "BA%2F11"),
      about ? `${screen.title}, ${about} BA/11` : screen.title,
    ];
  }),
  ["/counterwise-ticketing/counter-wise-details", notFound],
  ["/counterwise-ticketing/counter-wise-details/%E0%A4%A", notFound],
  ["/counterwise-ticketing/nowhere", notFound],
  ["/nowhere", notFound],
  ["/waterfall", notFound],
  ["/constructor", notFound],
  ["/Intracity", notFound],
];

/** Goes to each path, as it is written and then all of them with a slash more or less at the end. */
async function walk(places: readonly (readonly [path: string, heading: string])[]) {
  const others = places.map(([path, name]) => [withOtherEnd(path), name] as const);
  let last = "";
  for (const [path, name] of [...places, ...others]) {
    if (name === last) {
      navigate("/");
      await headed("Home");
    }
    navigate(path);
    await headed(name);
    last = name;
  }
}

/** By the element: a query by role takes most of the time of a walk this long. */
const headed = (name: string) =>
  waitFor(() => expect(document.querySelector("h1")?.textContent).toBe(name));

function withOtherEnd(path: string): string {
  const [, route = "", query = ""] = /^([^?]*)(.*)$/.exec(path) ?? [];
  return (route.endsWith("/") ? route.slice(0, -1) : `${route}/`) + query;
}

describe("a path", () => {
  it("leads to its screen, with and without a slash at its end", async () => {
    signedIn(host);
    openPortal("/");
    await walk(headings);
  });

  it("of a module leads to its screen for an active company [S2.6]", async () => {
    signedIn(host, administered, rahim, {
      features: ["drill_downs", "readings", "administration"],
    });
    host.answers(listInvitations, []);
    for (const { operation } of screens) host.says(operation, '{"success":true,"data":[]}');
    openPortal("/");
    await walk(headingsWithCompany);
  }, 120_000);

  it.each([
    ["a per cent sign", "50%2541", "50%41"],
    ["a slash that is escaped twice", "a%252Fb", "a%2Fb"],
    ["a slash", "BA%2F11", "BA/11"],
    ["a point", "12.5", "12.5"],
    ["letters of another script", "%E0%A6%95", "ক"],
  ])("with an id of %s is decoded once", async (_, written, id) => {
    signedIn(host, oneEach);
    host.answers(getCounterwiseTicketingVehicleCounters, []);
    openPortal(`/counterwise-ticketing/counter-wise-details/${written}`);
    await screen.findByText("No Data");
    const asked = host.asked.at(-1)?.path;
    expect(asked).toBe(`/api/counterwise-ticketing/vehicles/${encodeURIComponent(id)}/counters/81`);
  });
});
