import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { listWaybillVehicles } from "partner-sdk";
import { type FakeHost, fakeHost } from "partner-sdk/testing";

const sections = /^##+ (.+)\n(?:(?!^##)[\s\S])*?```tsx?\n([\s\S]*?)```/gm;

/** The programs of a page of the package by the titles of their sections. */
function programsOf(page: string): Record<string, string> {
  const file = fileURLToPath(new URL(`../../packages/partner-sdk/${page}`, import.meta.url));
  const found = [...readFileSync(file, "utf8").matchAll(sections)];
  return Object.fromEntries(found.map(([, title, code]) => [title, code ?? ""]));
}

export const recipes = programsOf("README.md");
export const frameworkRecipes = programsOf("RECIPES.md");

/** A recipe has to compile in a project that allows the least. */
export const strictest = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  module: "nodenext",
  target: "ES2022",
  lib: ["ES2022"],
  types: ["node"],
};

/** What each of them prints with the contract's examples. */
export const printed: Record<string, string[]> = {
  "First call": ["1200"],
  "Ways to fail": ["Sign in again: unauthenticated, req-7f3a"],
  "In a browser": ["Rahima Khatun 3"],
  "A token from elsewhere": ["[ 'POS-0117', 'POS-0118', 42 ]"],
  "A token that expires": ["2"],
  "Signing out": ["2"],
  "The companies of a module": [
    "intracity 101 Meghna City Line",
    "intracity 102 Padma Metro Bus",
    "toll_plaza 301 Rupsha Bridge Toll",
    "water 66f0c1d2a9 Kirtonkhola Launch",
  ],
  Retry: ["Truck"],
  "Abort and time-out": ["true"],
  "Watching requests": ["1 in flight", "0 200 1", "1 in flight", "0 200 1"],
  "Headers and request ids": ["Rahima Khatun 200 undefined"],
  "The range that is meant": [
    "{ from_date: '2026-06-01', to_date: '2026-07-01' }",
    "{ from_date: '2026-06-01', to_date: '2026-07-01' }",
    "2026-06-30 2026-07-01",
    "{ from_date: '2026-06-29', to_date: '2026-06-30' }",
    "{ from_date: '2026-05-01', to_date: '2026-06-01' }",
  ],
  "Downloading three months": [
    "2026-03-01,2026-04-01,Gabtoli 2,1204,60200.5",
    "2026-03-01,2026-04-01,,3,150",
    "2026-03-01,2026-04-01,,0,0",
    "2026-04-01,2026-05-02,Gabtoli 2,1204,60200.5",
    "2026-04-01,2026-05-02,,3,150",
    "2026-04-01,2026-05-02,,0,0",
    "2026-05-02,2026-06-01,Gabtoli 2,1204,60200.5",
    "2026-05-02,2026-06-01,,3,150",
    "2026-05-02,2026-06-01,,0,0",
  ],
  "A long list": ["DHK-14-0931 2026-06-01T05:12:09+06:00"],
  "Every row of any range": [
    "1/3, 1",
    "DHK-14-0931",
    "2/3, 2",
    "DHK-14-0931",
    "3/3, 3",
    "DHK-14-0931",
  ],
  Money: ["12,129.25 without 0 rows", "0.30", "6064.625"],
  "A host that speaks another language": ["Gabtoli 2 1204 60200.50", "undefined 3 150.00"],
  "In your own tests": [
    "Tariq",
    "forbidden",
    "2",
    "[",
    "  '/api/auth/user',",
    "  '/api/water/vehicles/601',",
    "  '/api/water/vehicles/601'",
    "]",
  ],
  "By path": ["12129.25"],
};

async function anotherLanguage({ url }: Request): Promise<Response> {
  const { pathname, search } = new URL(url);
  if (pathname + search !== "/v2/reports?type=counter&start=01-06-2026&end=30-06-2026&operator=101")
    return Response.json({ message: `Nothing at ${url}.` }, { status: 404 });
  const items = [
    { desk: 4, title: "Gabtoli 2", sold: 1204, amount: 6020050 },
    { desk: null, title: null, sold: 3, amount: "15000" },
  ];
  return Response.json({ result: { items } });
}

/** The host of a recipe, where it does not answer everything by example. */
export const hosts: Record<string, () => FakeHost> = {
  "Ways to fail": () => {
    const host = fakeHost();
    host.fails(listWaybillVehicles, "unauthenticated");
    return host;
  },
  "A token that expires": () => fakeHost({ wantsToken: true }),
  "A host that speaks another language": () => ({ ...fakeHost(), fetch: anotherLanguage }),
};
