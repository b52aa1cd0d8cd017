import {
  destinationOf,
  isRefusedAt,
  type Known,
  listPath,
  listPathBefore,
  moduleRefusedAt,
  modules,
  pathAfterChoosing,
  pathBackFrom,
  pathOnceChosen,
} from "machines";
import type { Company, Module } from "partner-sdk";
import { describe, expect, it } from "vitest";

const first = { id: "1", name: "Meghna" };
const second = { id: "2", name: "Padma" };
const each = <T>(value: T) => Object.fromEntries(modules.map((module) => [module, value]));

const signedOut: Known = { session: "signedOut", companies: {}, active: {}, returnTo: null };
const signedIn = { ...signedOut, session: "signedIn" } as const;
const people = {
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
} satisfies Record<string, Known>;

const screensOf: Record<Module, string[]> = {
  intracity: [
    "/intracity/service-preview",
    "/intracity/counterwise/report/",
    "/intracity/vehiclewise/report/",
    "/intracity/vehicle/report/",
    "/intracity/summary",
  ],
  supervisor: [
    "/supervisor/service-preview",
    "/supervisor/supervisorwise/report",
    "/supervisor/vehiclewise/report",
    "/supervisor/vehicles",
  ],
  offline_counter: ["/offline-counter/report"],
  toll_plaza: [
    "/toll-plaza/service-preview",
    "/toll-plaza/report",
    "/toll-plaza/fare",
    "/toll-plaza/non-exited-vehicle-list",
    "/toll-plaza/check-vehicles",
    "/toll-plaza/dashboard",
    "/toll-plaza/collection-details",
  ],
  waybill: ["/waybill/service-preview", "/waybill/vehicles", "/waybill/report"],
  water: [
    "/water/service-preview",
    "/water/counterwise/report/",
    "/water/shipwise/report/",
    "/water/cabinmanwise/report/",
    "/water/deckmanwise/report/",
    "/water/agentwise/report/",
    "/water/vehicles",
  ],
  intercity: [
    "/intercity/service-preview",
    "/intercity/counterwise/report/",
    "/intercity/coachwise/report/",
    "/intercity/agentwise/report/",
    "/intercity/reservation/report/",
    "/intercity/vehicles",
  ],
  counterwise_ticketing: [
    "/counterwise-ticketing/service-preview",
    "/counterwise-ticketing/counterwise/report/",
    "/counterwise-ticketing/vehiclewise/report/",
    "/counterwise-ticketing/vehicles",
    "/counterwise-ticketing/summary",
    "/counterwise-ticketing/counter-wise-details/77",
  ],
};
const lists: Record<Module, string> = {
  intracity: "/intracity",
  supervisor: "/supervisor",
  offline_counter: "/offline-counter",
  toll_plaza: "/toll-plaza",
  waybill: "/waybill",
  water: "/water",
  intercity: "/intercity",
  counterwise_ticketing: "/counterwise-ticketing",
};
const pairs = modules.flatMap((module) => screensOf[module].map((path) => [path, module] as const));

/** Where each of the people lands: a path to go to, "shown" or "not found". */
function landings(path: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(people).map(([who, known]) => {
      const destination = destinationOf(path, known);
      if ("to" in destination) return [who, destination.to];
      if (destination.type === "activate") return [who, `${destination.company} becomes active`];
      return [who, destination.type === "show" ? "shown" : "not found"];
    }),
  );
}

function everyone(signedInLanding: string): Record<string, string> {
  const all = Object.fromEntries(Object.keys(people).map((who) => [who, signedInLanding]));
  return { ...all, "signed out": "/login" };
}

describe("the pages of everyone", () => {
  it.each(["/", "/profile", "/profile/", "/error", "/error/", "/?from=2026-01-01"])(
    "%s is shown to the signed-in and nobody else",
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
  const first = screensOf[module][0];
  const list = lists[module];

  it.each([
    [plain, `${plain}?company=`, ""],
    [`${plain}/`, `${plain}/?company=`, ""],
    [`${path}?from=2026-01-01#top`, `${path}?company=`, "&from=2026-01-01"],
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
  const known: Known = { ...signedIn, companies: { water: [water] }, active: { water } };
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

describe.each(modules)("the company list of %s", (module) => {
  const landing = {
    "signed out": "/login",
    "without company": `/?refused=${module}`,
    "with one": `${screensOf[module][0]}?company=1`,
    "with several": "shown",
    "with several, none active": "shown",
    "whose company is no longer allowed": "shown",
  };

  it("moves on with a single company, which is then active", () => {
    expect(landings(lists[module])).toEqual(landing);
    expect(landings(`${lists[module]}/`)).toEqual(landing);
    expect(pathAfterChoosing(module)).toBe(screensOf[module][0]);
    expect(listPath(module)).toBe(lists[module]);
  });

  it("is also what /company-preview shows", () => {
    expect(landings(`/company-preview?module=${module}`)).toEqual(landing);
    expect(landings(`/company-preview/?a=b&module=${module}#x`)).toEqual(landing);
  });

  it("keeps the page that led there until a company is chosen", () => {
    const page = `${lists[module]}/any/?company=9&from=2026-01-01`;
    const list = `${lists[module]}?to=${encodeURIComponent(page)}`;
    expect(listPathBefore(page, module)).toBe(list);
    expect(listPathBefore(screensOf[module][0] ?? "", module)).toBe(lists[module]);
    for (const at of [list, `/company-preview?module=${module}&to=${encodeURIComponent(page)}`]) {
      expect(pathOnceChosen(at, module, "2")).toBe(
        `${lists[module]}/any/?company=2&from=2026-01-01`,
      );
    }
  });

  it.each(["/profile", "//evil.example", "https://evil.example/", `${lists[module]}x/y`, "%E0"])(
    "keeps no page of another place: %s",
    (page) => {
      expect(pathOnceChosen(`${lists[module]}?to=${encodeURIComponent(page)}`, module, "2")).toBe(
        `${screensOf[module][0]}?company=2`,
      );
    },
  );

  it("says so where the page that led there is of a company that the user may not see", () => {
    const refusedAt = (page: string, ...allowed: Company[]) =>
      isRefusedAt(`${lists[module]}?to=${encodeURIComponent(page)}`, module, allowed);
    const page = `${lists[module]}/any?company=2`;
    expect([
      refusedAt(page, first),
      refusedAt(page, first, second),
      refusedAt(page),
      refusedAt(`${lists[module]}/any`, first),
      refusedAt("/any?company=2", first),
      isRefusedAt(lists[module], module, [first]),
    ]).toEqual([true, false, true, false, false, false]);
  });

  it("stays with a single company where it has to say so, and else goes on to the page", () => {
    const to = (page: string) =>
      landings(`${lists[module]}?to=${encodeURIComponent(page)}`)["with one"];
    expect([
      to(`${lists[module]}/any?company=2`),
      to(`${lists[module]}/any?company=1`),
      to(`${lists[module]}/any?a=b`),
    ]).toEqual(["shown", `${lists[module]}/any?company=1`, `${lists[module]}/any?company=1&a=b`]);
  });

  it("is where the preview's back link leads, or Home for a single company", () => {
    expect(pathBackFrom(module, { [module]: [first, second] })).toBe(lists[module]);
    expect(pathBackFrom(module, { [module]: [first] })).toBe("/");
    expect(pathBackFrom(module, {})).toBe(lists[module]);
  });
});

it("Home says of which module the user has no company", () => {
  expect(
    ["/?refused=toll_plaza", "/?a=b&refused=water", "/?refused=trains", "/"].map(moduleRefusedAt),
  ).toEqual(["toll_plaza", "water", undefined, undefined]);
});

it.each(["/company-preview", "/company-preview?module=trains", "/company-preview?module="])(
  "%s without a module is Home",
  (path) => expect(landings(path)).toEqual(everyone("/")),
);

it("keeps every page where it is while the user is being loaded", () => {
  for (const path of ["/", "/login", "/error", "/nowhere", "/water/vehicles"]) {
    const known: Known = { ...signedOut, session: "starting" };
    expect(destinationOf(path, known)).toEqual({ type: "show", module: null });
  }
});

it("shows the 500 page alone when the service failed at start", () => {
  const known: Known = { ...signedOut, session: "unavailable" };
  expect(destinationOf("/error", known)).toEqual({ type: "show", module: null });
  for (const path of ["/", "/login", "/nowhere", "/water/vehicles"]) {
    expect(destinationOf(path, known)).toEqual({ type: "redirect", to: "/error" });
  }
});

describe("after an expired session, signing in leads", () => {
  const landing = (returnTo: string | null, known: Known) =>
    destinationOf("/login", { ...known, returnTo });

  it.each([
    ["back to the page", "/water/vehicles?from=2026-01-01&company=2", "with several"],
    ["to the page of another company", "/water/vehicles?company=1", "with several"],
    ["back to Profile", "/profile", "without company"],
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
  const none: Known = { ...signedIn, companies: {} };
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
