import { getToday, getUser, logout, type PartnerClient } from "partner-sdk";
import { expect, it } from "vitest";
import { tabTokenStore } from "web/browser/token-store.ts";
import { withTokenGuard } from "web/state/token-guard.ts";

const told = (reason: unknown) => (reason as Error).name;

it("nothing is asked with another tab's token, until this tab has heard of it", async () => {
  localStorage.setItem("accessToken", "t-1");
  const tokenStore = tabTokenStore();
  const sent: unknown[] = [];
  const call = async ({ path }: { path: string }, ...rest: unknown[]) => {
    sent.push([path, ...rest, tokenStore.get()]);
    return path;
  };
  const client = withTokenGuard({ call } as unknown as PartnerClient, tokenStore);

  expect(await client.call(getUser)).toBe("/api/auth/user");
  localStorage.setItem("accessToken", "t-2");
  expect(await client.call(getToday, {}).catch(told)).toBe("AbortError");
  expect(await client.call(logout, {}).catch(told)).toBe("AbortError");
  tokenStore.refresh();
  expect(await client.call(getToday, {})).toBe("/api/today");
  localStorage.removeItem("accessToken");
  expect(await client.call(getUser).catch(told)).toBe("AbortError");
  expect(sent).toEqual([
    ["/api/auth/user", "t-1"],
    ["/api/today", {}, "t-2"],
  ]);
});

it("what another tab's token may have been read with is shown to nobody; what was done is done", async () => {
  localStorage.setItem("accessToken", "t-1");
  const tokenStore = tabTokenStore();
  const call = async ({ path }: { path: string }) => {
    localStorage.setItem("accessToken", "t-2");
    return path;
  };
  const client = withTokenGuard({ call } as unknown as PartnerClient, tokenStore);
  expect(await client.call(getUser).catch(told)).toBe("AbortError");
  localStorage.setItem("accessToken", "t-1");
  expect(await client.call(logout, {})).toBe("/api/auth/logout");
});
