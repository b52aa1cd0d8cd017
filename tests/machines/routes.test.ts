import { destinationOf, type RoutingState } from "machines";
import { describe, expect, it } from "vitest";
import { lists, specifiedScreens } from "../screens-of-modules.ts";
import { everyone, landings, pairs, people, signedIn, signedOut } from "./people.ts";

describe("the pages of everyone", () => {
  it.each(["/", "/profile", "/profile/", "/error", "/error/", "/?from=2026-01-01"])(
    "%s is shown to the signed-in and nobody else [S2.1, S2.9]",
    (path) => expect(landings(path)).toEqual(everyone("shown")),
  );

  it.each(["/login", "/login/", "/login?x=1"])("%s is Home for the signed-in", (path) => {
    expect(landings(path)).toEqual({ ...everyone("/"), "signed out": "shown" });
  });

  it.each(["/nowhere", "/intracityx", "/Intracity"])("%s is the 404 page", (path) =>
    expect(landings(path)).toEqual(everyone("not found")),
  );
});

describe.each(pairs)("%s", (path, module) => {
  const plain = path.replace(/\/$/, "");
  const first = specifiedScreens[module][0];
  const list = lists[module];

  it.each([
    [plain, `${plain}?company=`, ""],
    [`${plain}/`, `${plain}/?company=`, ""],
    [`${path}?from=2026-01-01#top`, `${path}?company=`, "&from=2026-01-01"],
    [`${path}#top?company=2`, `${path}?company=`, ""],
    [`${path}?company=&a=1`, `${path}?company=`, "&a=1"],
    [`${path}?company=%E0&a=1`, `${path}?company=`, "&a=1"],
  ])("without a company, as %s, gets the active one", (written, before, after) => {
    const to = written === first ? list : `${list}?to=${encodeURIComponent(written)}`;
    expect(landings(written)).toEqual({
      "signed out": "/login",
      "without company": `/?refused=${module}`,
      "with one": `${before}1${after}`,
      "with several": `${before}2${after}`,
      "with several, none active": to,
      "whose company is no longer allowed": to,
    });
  });

  it.each([`${plain}?company=2`, `${plain}/?a=1&company=2&company=1`, `${path}?company=%32#top`])(
    "of a company, as %s, is shown to whoever may see it",
    (written) => {
      const to = `${list}?to=${encodeURIComponent(written)}`;
      expect(landings(written)).toEqual({
        "signed out": "/login",
        "without company": `/?refused=${module}`,
        "with one": to,
        "with several": "shown",
        "with several, none active": "2 becomes active",
        "whose company is no longer allowed": "2 becomes active",
      });
      expect(destinationOf(written, people["with several"])).toEqual({ type: "show", module });
      expect(destinationOf(written, people["with several, none active"])).toEqual({
        type: "activate",
        module,
        company: "2",
      });
    },
  );

  it("of another company than the active one makes that one active", () => {
    expect(landings(`${path}?company=1`)).toMatchObject({
      "with one": "shown",
      "with several": "1 becomes active",
    });
  });
});

it("a space in the id of a company may be written in two ways", () => {
  const water = { id: "w 1", name: "Kirtonkhola" };
  const known: RoutingState = { ...signedIn, companies: { water: [water] }, active: { water } };
  for (const written of ["w+1", "w%201"])
    expect(destinationOf(`/water/vehicles?company=${written}`, known).type).toBe("show");
  expect(destinationOf("/water/vehicles", known)).toEqual({
    type: "redirect",
    to: "/water/vehicles?company=w%201",
  });
});

it.each([
  ["/intracity/nowhere", "choose"],
  ["/intracity//summary", "choose"],
  ["/counterwise-ticketing/counter-wise-details/7/8", "choose"],
  ["/offline-counter/service-preview", "choose"],
  ["/offline-counter/report/", "redirect"],
  ["/intracity/service-preview", "redirect"],
])("only the module itself can tell whether it has %s, its first page aside: %s", (path, type) => {
  expect(destinationOf(path, people["with several, none active"]).type).toBe(type);
});

it.each([
  ["the user is being loaded", "starting"],
  ["a password or a second factor comes first", "restricted"],
] as const)("keeps every page where it is while %s", (_, session) => {
  for (const path of ["/", "/login", "/error", "/nowhere", "/water/vehicles"]) {
    const known: RoutingState = { ...signedOut, session };
    expect(destinationOf(path, known)).toEqual({ type: "show", module: null });
  }
});

it("shows the 500 page alone when the service failed at start", () => {
  const known: RoutingState = { ...signedOut, session: "unavailable" };
  expect(destinationOf("/error", known)).toEqual({ type: "show", module: null });
  for (const path of ["/", "/login", "/nowhere", "/water/vehicles"]) {
    expect(destinationOf(path, known)).toEqual({ type: "redirect", to: "/error" });
  }
});

it.each(["/invitation", "/invitation/", "/invitation?a=b"])(
  "shows an invitation to everybody, signed in or not: %s",
  (path) => {
    for (const known of [signedOut, ...Object.values(people)]) {
      expect(destinationOf(path, known)).toEqual({ type: "show", module: null });
    }
    const down: RoutingState = { ...signedOut, session: "unavailable" };
    expect(destinationOf(path, down)).toEqual({ type: "redirect", to: "/error" });
  },
);

it("takes no other page for an invitation", () => {
  for (const path of ["/invitations", "/invitation/1", "/water/invitation"]) {
    expect(destinationOf(path, signedOut)).toEqual({ type: "redirect", to: "/login" });
  }
});

describe("after an expired session, signing in leads", () => {
  const landing = (returnTo: string | null, known: RoutingState) =>
    destinationOf("/login", { ...known, returnTo });

  it.each([
    ["back to the page", "/water/vehicles?from=2026-01-01&company=2", "with several"],
    ["to the page of another company", "/water/vehicles?company=1", "with several"],
    ["back to Profile", "/profile", "without company"],
    ["back to an invitation", "/invitation", "without company"],
  ] as const)("%s", (_, page, who) => {
    expect(landing(page, people[who])).toEqual({ type: "redirect", to: page });
  });

  it.each([
    ["Home from Login", "/login", "with several", "/"],
    [
      "Home from a page of a module that is not allowed",
      "/water/vehicles",
      "without company",
      "/?refused=water",
    ],
    [
      "to the active company's page where it named none",
      "/water/vehicles?a=b",
      "with several",
      "/water/vehicles?company=2&a=b",
    ],
    ["Home from an unknown page", "/nowhere", "with several", "/"],
    [
      "to the list where a company is wanted first",
      "/water/vehicles",
      "with several, none active",
      "/water?to=%2Fwater%2Fvehicles",
    ],
  ] as const)("%s", (_, page, who, to) => {
    expect(landing(page, people[who])).toEqual({ type: "redirect", to });
  });
});

it("who was kept at the 500 page by a failed start goes on from it", () => {
  const back = { ...people["with several"], returnTo: "/profile" };
  expect([destinationOf("/error", back), destinationOf("/profile", back)]).toEqual([
    { type: "redirect", to: "/profile" },
    { type: "show", module: null },
  ]);
});

it("a module that the host does not mention is one without companies", () => {
  const none: RoutingState = { ...signedIn, companies: {} };
  expect(
    ["/water/vehicles", "/water", "/company-preview?module=water"].map((path) =>
      destinationOf(path, none),
    ),
  ).toEqual([
    { type: "choose", module: "water", to: "/?refused=water" },
    { type: "redirect", to: "/?refused=water" },
    { type: "redirect", to: "/?refused=water" },
  ]);
});

it("never sends anyone in circles", () => {
  const paths = [...Object.values(lists), ...pairs.map(([path]) => path), "/login", "/", "/error"];
  for (const known of Object.values(people)) {
    for (const path of paths.flatMap((each) => [each, `${each}?company=1`, `${each}?company=9`])) {
      const visited = [path];
      for (let next = destinationOf(path, known); next.type === "redirect"; ) {
        expect(visited).not.toContain(next.to);
        visited.push(next.to);
        next = destinationOf(next.to, known);
      }
    }
  }
});
