import { destinationOf, type RoutingState } from "machines";
import { modules } from "partner-sdk";
import { describe, expect, it } from "vitest";
import { catalogue } from "web/reports/definitions/catalogue.ts";

const companies = [
  { id: "1", name: "One" },
  { id: "2", name: "Two" },
];
const each = <T>(value: T) => Object.fromEntries(modules.map((module) => [module, value]));
const signedIn: RoutingState = {
  session: "signedIn",
  companies: each(companies),
  active: each(companies[0]),
  returnTo: null,
};
const routes = catalogue.flatMap(({ module, path, home, screens }) =>
  [...new Set([home, ...screens.map(({ route }) => route)])].map((route) => ({
    module,
    list: path,
    path: route.replace(":vehicle_id", "BA%2F11"),
  })),
);

const without = (known: RoutingState, path: string) => {
  const destination = destinationOf(path, known);
  return "to" in destination ? destination.to : destination.type;
};

describe("the catalogue and the redirects", () => {
  it.each(routes)("let $path be seen with a company, and not without", ({ module, list, path }) => {
    expect(destinationOf(`${path}?company=1`, signedIn)).toEqual({ type: "show", module });
    expect(without(signedIn, path)).toBe(`${path}?company=1`);
    expect(without({ ...signedIn, active: {} }, path).split("?")[0]).toBe(list);
    expect(without({ ...signedIn, active: {}, companies: {} }, path)).toBe(`/?refused=${module}`);
    expect(without({ ...signedIn, session: "signedOut" }, path)).toBe("/login");
  });
});
