import { beforeEach, describe, expect, it } from "vitest";
import { keepInMemory } from "web/browser/storage.ts";
import { keepReloadToken, reloadToken, tabTokenStore } from "web/browser/token-store.ts";

describe("the token of a tab", () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    keepInMemory(false);
    return () => keepInMemory(false);
  });

  it("is on the device, and on a shared machine in the page alone", () => {
    const store = tabTokenStore();
    store.set("t-1");
    keepInMemory(true);
    store.set("t-2");
    expect([store.get(), localStorage.getItem("accessToken")]).toEqual(["t-2", "t-1"]);
  });

  it("is not left to the next page once it is cleared", () => {
    const store = tabTokenStore();
    keepInMemory(true);
    store.set("t-2");
    keepReloadToken({ token: "t-2", until: Date.now() + 60_000, user: "7" });
    store.clear();
    expect([store.get(), reloadToken()]).toEqual([null, undefined]);
  });
});
