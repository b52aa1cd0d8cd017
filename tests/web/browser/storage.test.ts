import { afterEach, describe, expect, it, vi } from "vitest";
import { forgetDevice } from "web/browser/forget-device.ts";
import { markReload } from "web/browser/missing-script.ts";
import {
  isStorageInMemory,
  keepInMemory,
  readItem,
  readJson,
  writeItem,
} from "web/browser/storage.ts";
import { shutStorage } from "../portal/browser.ts";

afterEach(() => {
  vi.restoreAllMocks();
  keepInMemory(false);
  localStorage.clear();
  sessionStorage.clear();
});

describe("what is stored", () => {
  it("is kept by the device or by the tab, and goes again", () => {
    expect(writeItem("local", "a", "1")).toBe(true);
    expect(writeItem("session", "a", "2")).toBe(true);
    expect([readItem("local", "a"), readItem("session", "a")]).toEqual(["1", "2"]);
    expect([localStorage.getItem("a"), sessionStorage.getItem("a")]).toEqual(["1", "2"]);
    expect(writeItem("local", "a", null)).toBe(true);
    expect([readItem("local", "a"), readItem("session", "a")]).toEqual([null, "2"]);
  });

  it.each([
    ["an object", '{"a":[1]}', { a: [1] }],
    ["nothing", null, null],
    ["no JSON", "{", null],
  ])("is read as JSON: %s", (_, text, value) => {
    writeItem("session", "json", text);
    expect(readJson("session", "json")).toEqual(value);
  });

  it("is nothing where the browser keeps its storage shut", () => {
    shutStorage();
    expect(writeItem("local", "a", "1")).toBe(false);
    expect(writeItem("session", "a", null)).toBe(false);
    expect([readItem("local", "a"), readJson("session", "a")]).toEqual([null, null]);
  });
});

describe("on a shared machine", () => {
  it("nothing is stored, and all is as if it were, until the session ends", () => {
    localStorage.setItem("theme", "dark");
    localStorage.setItem("pins", "1");
    keepInMemory(true);
    expect([
      isStorageInMemory(),
      writeItem("local", "pins", null),
      writeItem("session", "a", "2"),
    ]).toEqual([true, true, true]);
    expect(["theme", "pins", "a"].map((entry) => readItem("local", entry))).toEqual([
      "dark",
      null,
      null,
    ]);
    expect(readItem("session", "a")).toBe("2");
    expect([{ ...localStorage }, { ...sessionStorage }]).toEqual([
      { theme: "dark", pins: "1" },
      {},
    ]);

    keepInMemory(true);
    expect([readItem("local", "pins"), readItem("session", "a")]).toEqual(["1", null]);
  });

  it("'Forget this device' takes away what others have left, and a missing script is noted nowhere", () => {
    localStorage.setItem("pins", "1");
    localStorage.setItem("presets", "1");
    keepInMemory(true);
    writeItem("local", "pins", "2");
    forgetDevice();
    expect([readItem("local", "pins"), { ...localStorage }]).toEqual([null, {}]);
    expect([markReload("later"), { ...sessionStorage }]).toEqual([false, {}]);
  });

  it("all is stored again for who signs in on a machine of their own", () => {
    keepInMemory(true);
    writeItem("local", "a", "1");
    keepInMemory(false);
    expect([isStorageInMemory(), readItem("local", "a")]).toEqual([false, null]);
    writeItem("local", "a", "2");
    expect({ ...localStorage }).toEqual({ a: "2" });
  });
});
