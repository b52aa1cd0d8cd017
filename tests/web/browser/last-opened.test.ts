import { expect, it } from "vitest";
import { lastOpenedBy, rememberOpened } from "web/browser/last-opened.ts";

const ships = "/water/vehicles";
const buses = "/intracity/vehicle/report/";
const summary = "/intracity/summary";

it("a user finds what was opened last in each module", () => {
  expect(lastOpenedBy("7")).toEqual({});
  rememberOpened("7", "water", ships);
  rememberOpened("7", "intracity", buses);
  rememberOpened("7", "intracity", summary);
  expect(lastOpenedBy("7")).toEqual({ water: ships, intracity: summary });
});

it("another user, or nobody, finds nothing of it", () => {
  rememberOpened("7", "water", ships);
  expect([lastOpenedBy("8"), lastOpenedBy(null)]).toEqual([{}, {}]);
  rememberOpened("8", "intracity", buses);
  expect([lastOpenedBy("8"), lastOpenedBy("7")]).toEqual([{ intracity: buses }, {}]);
});
