import { beforeEach, describe, expect, it } from "vitest";
import { leaveToken, leftToken } from "web/browser/left-token.ts";
import { storeNothing } from "web/browser/stored.ts";
import { tabTokenStore } from "web/browser/tab-token.ts";

describe("the token of a tab", () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    storeNothing(false);
    return () => storeNothing(false);
  });

  it("is on the device, and on a shared machine in the page alone", () => {
    const store = tabTokenStore();
    store.set("t-1");
    storeNothing(true);
    store.set("t-2");
    expect([store.get(), localStorage.getItem("accessToken")]).toEqual(["t-2", "t-1"]);
  });

  it("is not left to the next page once it is cleared", () => {
    const store = tabTokenStore();
    storeNothing(true);
    store.set("t-2");
    leaveToken({ token: "t-2", until: Date.now() + 60_000, user: "7" });
    store.clear();
    expect([store.get(), leftToken()]).toEqual([null, undefined]);
  });
});
