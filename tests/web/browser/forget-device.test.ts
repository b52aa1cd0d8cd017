import { expect, it } from "vitest";
import { forgetDevice } from "web/browser/forget-device.ts";
import { shutStorage } from "../portal/browser.ts";

it("a device forgets what the portal keeps of people, and the tab what was open", () => {
  for (const entry of [
    "accessToken",
    "theme",
    "language",
    "digits",
    "grouping",
    "presets",
    "lastCompanies",
    "pins",
    "shortcuts",
    "cart",
  ])
    localStorage.setItem(entry, "1");
  sessionStorage.setItem("lastOpened", "1");
  sessionStorage.setItem("rowsSought", "1");
  sessionStorage.setItem("activeCompanies", "1");
  forgetDevice();
  expect([{ ...localStorage }, { ...sessionStorage }]).toEqual([
    { accessToken: "1", cart: "1", digits: "1", grouping: "1", language: "1", theme: "1" },
    { activeCompanies: "1" },
  ]);
});

it("there is nothing to forget where the browser keeps its storage shut", () => {
  shutStorage();
  expect(forgetDevice()).toBe(undefined);
});
