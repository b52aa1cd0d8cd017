import { destinationOf, type RoutingState } from "machines";
import { modules } from "machines/session/active-company";
import type { Company } from "partner-sdk";
import { administeredAt, detailsOf, lists, specifiedScreens } from "../screens-of-modules.ts";

export const first = { id: "1", name: "Meghna" };
export const second = { id: "2", name: "Padma" };
const each = <T>(value: T) => Object.fromEntries(modules.map((module) => [module, value]));

export const signedOut: RoutingState = {
  session: "signedOut",
  companies: {},
  active: {},
  returnTo: null,
};
export const signedIn = { ...signedOut, session: "signedIn" } as const;
export const people = {
  "signed out": signedOut,
  "without company": { ...signedIn, companies: each([]) },
  "with one": { ...signedIn, companies: each([first]), active: each(first) },
  "with several": { ...signedIn, companies: each([first, second]), active: each(second) },
  "with several, none active": { ...signedIn, companies: each([first, second]) },
  "whose company is no longer allowed": {
    ...signedIn,
    companies: each([second]),
    active: each<Company | null>(null),
  },
} satisfies Record<string, RoutingState>;

export const pairs = modules.flatMap((module) =>
  [...specifiedScreens[module], ...(detailsOf[module] ?? []), ...administeredAt(lists[module])].map(
    (path) => [path, module] as const,
  ),
);

/** Where each of the people lands: a path to go to, "shown" or "not found". */
export function landings(path: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(people).map(([who, known]) => {
      const destination = destinationOf(path, known);
      if ("to" in destination) return [who, destination.to];
      if (destination.type === "activate") return [who, `${destination.company} becomes active`];
      return [who, destination.type === "show" ? "shown" : "not found"];
    }),
  );
}

export function everyone(signedInLanding: string): Record<string, string> {
  const all = Object.fromEntries(Object.keys(people).map((who) => [who, signedInLanding]));
  return { ...all, "signed out": "/login" };
}
