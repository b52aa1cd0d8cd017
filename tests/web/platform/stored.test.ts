import { afterEach, describe, expect, it, vi } from "vitest";
import { store, stored, storedJson } from "web/platform/stored.ts";
import { shutStorage } from "./shut-storage.ts";

afterEach(() => vi.restoreAllMocks());

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
