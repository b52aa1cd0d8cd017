import { getUser } from "partner-sdk";
import { expect, it, onTestFinished } from "vitest";
import { preparePortal } from "web/portal/start-portal.ts";
import { oneEach, rahim } from "./open-portal.tsx";
import { apiBase, portalHost } from "./portal-host.ts";

const host = portalHost();

it("a sign-in in another tab counts, between the two pieces of the start too", async () => {
  host.answers(getUser, { user: rahim, allowed_companies: oneEach });
  const start = preparePortal({ apiBase, fetch: (request) => fetch(request) });
  localStorage.setItem("accessToken", "t-1");
  const portal = start();
  onTestFinished(() => void portal.stop());
  await expect.poll(() => portal.getSnapshot().matches("signedIn")).toBe(true);
});
