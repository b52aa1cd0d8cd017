import {
  isRefusedAt,
  listPath,
  listPathBefore,
  moduleRefusedAt,
  pathAfterChoosing,
  pathBackFrom,
  pathOnceChosen,
} from "machines";
import { modules } from "machines/session/active-company";
import type { Company } from "partner-sdk";
import { describe, expect, it } from "vitest";
import { lists, specifiedScreens } from "../screens-of-modules.ts";
import { everyone, first, landings, second } from "./people.ts";

describe.each(modules)("the company list of %s", (module) => {
  const landing = {
    "signed out": "/login",
    "without company": `/?refused=${module}`,
    "with one": `${specifiedScreens[module][0]}?company=1`,
    "with several": "shown",
    "with several, none active": "shown",
    "whose company is no longer allowed": "shown",
  };

  it("moves on with a single company, which is then active", () => {
    expect(landings(lists[module])).toEqual(landing);
    expect(landings(`${lists[module]}/`)).toEqual(landing);
    expect(pathAfterChoosing(module)).toBe(specifiedScreens[module][0]);
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
    expect(listPathBefore(specifiedScreens[module][0] ?? "", module)).toBe(lists[module]);
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
        `${specifiedScreens[module][0]}?company=2`,
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
  expect(["/?refused=toll_plaza", "/?a=b&refused=water"].map(moduleRefusedAt)).toEqual([
    "toll_plaza",
    "water",
  ]);
  expect(["/?refused=trains", "/", "/#top?refused=water"].map(moduleRefusedAt)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it.each(["/company-preview", "/company-preview?module=trains", "/company-preview?module="])(
  "%s without a module is Home",
  (path) => expect(landings(path)).toEqual(everyone("/")),
);
