import { afterEach, describe, expect, it, vi } from "vitest";
import { forgetDevice } from "web/browser/forget-device.ts";
import { markReload } from "web/browser/missing-script.ts";
import { isNothingStored, store, stored, storedJson, storeNothing } from "web/browser/stored.ts";
import { shutStorage } from "../portal/browser.ts";

afterEach(() => {
  vi.restoreAllMocks();
  storeNothing(false);
  localStorage.clear();
  sessionStorage.clear();
});

describe("what is stored", () => {
  it("is kept by the device or by the tab, and goes again", () => {
    expect(store("device", "a", "1")).toBe(true);
    expect(store("tab", "a", "2")).toBe(true);
    expect([stored("device", "a"), stored("tab", "a")]).toEqual(["1", "2"]);
    expect([localStorage.getItem("a"), sessionStorage.getItem("a")]).toEqual(["1", "2"]);
    expect(store("device", "a", null)).toBe(true);
    expect([stored("device", "a"), stored("tab", "a")]).toEqual([null, "2"]);
  });

  it.each([
    ["an object", '{"a":[1]}', { a: [1] }],
    ["nothing", null, null],
    ["no JSON", "{", null],
  ])("is read as JSON: %s", (_, text, value) => {
    store("tab", "json", text);
    expect(storedJson("tab", "json")).toEqual(value);
  });

  it("is nothing where the browser keeps its storage shut", () => {
    shutStorage();
    expect(store("device", "a", "1")).toBe(false);
    expect(store("tab", "a", null)).toBe(false);
    expect([stored("device", "a"), storedJson("tab", "a")]).toEqual([null, null]);
  });
});

describe("on a shared machine", () => {
  it("nothing is stored, and all is as if it were, until the session ends", () => {
    localStorage.setItem("theme", "dark");
    localStorage.setItem("pins", "1");
    storeNothing(true);
    expect([isNothingStored(), store("device", "pins", null), store("tab", "a", "2")]).toEqual([
      true,
      true,
      true,
    ]);
    expect(["theme", "pins", "a"].map((entry) => stored("device", entry))).toEqual([
      "dark",
      null,
      null,
    ]);
    expect(stored("tab", "a")).toBe("2");
    expect([{ ...localStorage }, { ...sessionStorage }]).toEqual([
      { theme: "dark", pins: "1" },
      {},
    ]);

    storeNothing(true);
    expect([stored("device", "pins"), stored("tab", "a")]).toEqual(["1", null]);
  });

  it("'Forget this device' takes away what others have left, and a missing script is noted nowhere", () => {
    localStorage.setItem("pins", "1");
    localStorage.setItem("presets", "1");
    storeNothing(true);
    store("device", "pins", "2");
    forgetDevice();
    expect([stored("device", "pins"), { ...localStorage }]).toEqual([null, {}]);
    expect([markReload("later"), { ...sessionStorage }]).toEqual([false, {}]);
  });

  it("all is stored again for who signs in on a machine of their own", () => {
    storeNothing(true);
    store("device", "a", "1");
    storeNothing(false);
    expect([isNothingStored(), stored("device", "a")]).toEqual([false, null]);
    store("device", "a", "2");
    expect({ ...localStorage }).toEqual({ a: "2" });
  });
});
