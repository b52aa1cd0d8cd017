import { localStorageTokenStore, memoryTokenStore } from "partner-sdk";
import { afterEach, describe, expect, it, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

function storage(refuse: Partial<Record<"getItem" | "setItem" | "removeItem", boolean>> = {}) {
  const entries = new Map<string, string>();
  const guard = (name: keyof typeof refuse) => {
    if (refuse[name]) throw new DOMException("refused", "QuotaExceededError");
  };
  const stub = {
    getItem(key: string) {
      guard("getItem");
      return entries.get(key) ?? null;
    },
    setItem(key: string, value: string) {
      guard("setItem");
      entries.set(key, value);
    },
    removeItem(key: string) {
      guard("removeItem");
      entries.delete(key);
    },
  };
  vi.stubGlobal("localStorage", stub);
  return { entries, refuse };
}

function lifeOf(store: ReturnType<typeof memoryTokenStore>) {
  const seen = [store.get()];
  store.set("first");
  seen.push(store.get());
  store.set("second");
  seen.push(store.get());
  store.clear();
  seen.push(store.get());
  return seen;
}

describe("memoryTokenStore", () => {
  it("keeps the token, beginning with the one it was given", () => {
    expect(lifeOf(memoryTokenStore())).toEqual([null, "first", "second", null]);
    expect(memoryTokenStore("given").get()).toBe("given");
  });
});

describe("localStorageTokenStore", () => {
  it("keeps the token under accessToken [S3.2]", () => {
    const { entries } = storage();
    const store = localStorageTokenStore();
    store.set("first");
    expect([...entries]).toEqual([["accessToken", "first"]]);
    store.clear();
    expect([...entries]).toEqual([]);
    expect(lifeOf(store)).toEqual([null, "first", "second", null]);
  });

  it("accepts another entry", () => {
    const { entries } = storage();
    localStorageTokenStore("partnerToken").set("first");
    expect([...entries]).toEqual([["partnerToken", "first"]]);
  });

  it("sees what another tab wrote and removed", () => {
    const { entries } = storage();
    const store = localStorageTokenStore();
    store.set("mine");
    entries.set("accessToken", "theirs");
    expect(store.get()).toBe("theirs");
    entries.delete("accessToken");
    expect(store.get()).toBeNull();
  });

  it("keeps the token in memory when there is no local storage", () => {
    vi.stubGlobal("localStorage", undefined);
    expect(lifeOf(localStorageTokenStore())).toEqual([null, "first", "second", null]);
  });

  it("keeps the token in memory when the storage refuses everything", () => {
    storage({ getItem: true, setItem: true, removeItem: true });
    expect(lifeOf(localStorageTokenStore())).toEqual([null, "first", "second", null]);
  });

  it("prefers the token that a full storage refused over the old one that it still holds", () => {
    const { entries, refuse } = storage();
    const store = localStorageTokenStore();
    store.set("old");
    refuse.setItem = true;
    store.set("new");
    expect([entries.get("accessToken"), store.get()]).toEqual(["old", "new"]);
    refuse.setItem = false;
    store.set("newer");
    expect([entries.get("accessToken"), store.get()]).toEqual(["newer", "newer"]);
  });

  it("is empty after clear even if the storage refuses to remove", () => {
    const { refuse } = storage();
    const store = localStorageTokenStore();
    store.set("old");
    refuse.removeItem = true;
    store.clear();
    expect(store.get()).toBeNull();
  });

  it.each([
    ["is longer than a header may be", "x".repeat(8001)],
    ["no header can hold", "টোকেন"],
    ["ends lines", "one\r\ntwo"],
    ["has a letter of Latin-1", "jeton-\u00E9"],
    ["has a space", "one two"],
    ["is empty", ""],
  ])("takes an entry that %s for no token, until there is another", (_, token) => {
    const { entries } = storage();
    entries.set("accessToken", token);
    const store = localStorageTokenStore();
    expect(store.get()).toBeNull();
    store.set("first");
    expect(store.get()).toBe("first");
  });

  it("takes whatever can be sent", () => {
    const { entries } = storage();
    const store = localStorageTokenStore();
    for (const token of ["x".repeat(8000), "a.b-c_d~e+f/g==", "!"]) {
      entries.set("accessToken", token);
      expect(store.get()).toBe(token);
    }
  });

  it("touches no storage before it is asked", () => {
    const touched: PropertyKey[] = [];
    vi.stubGlobal("localStorage", new Proxy({}, { get: (_target, key) => void touched.push(key) }));
    localStorageTokenStore();
    expect(touched).toEqual([]);
  });
});
