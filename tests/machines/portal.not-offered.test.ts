import { describe, expect, it } from "vitest";
import { rahima } from "./actors.ts";
import { known, signedIn, signIn, signOut, startPortal } from "./portal.ts";

describe("an operation that a host turns out not to have [B8]", () => {
  const vehicles = { method: "GET", path: "/api/water/vehicles/{company_id}", feature: "water" };
  const key = "GET /api/water/vehicles/{company_id}";
  const kept = ({ portal }: Awaited<ReturnType<typeof signedIn>>) =>
    portal.getSnapshot().context.notOffered;

  it("is known from then on, is kept for a reload, and settles its request", async () => {
    const portal = await signedIn();
    portal.portal.send({ type: "request.started" });
    portal.failed(404, vehicles);
    expect(kept(portal)).toEqual([key]);
    expect(portal.effects).toEqual([["persist not offered", "7", [key]]]);
    expect(portal.child("loading").getSnapshot().value).toEqual({ idle: "quiet" });
    portal.failed(501, vehicles);
    portal.failed(501, { method: "POST", path: "/api/auth/password", feature: "password" });
    expect(kept(portal)).toEqual([key, "POST /api/auth/password"]);
  });

  const paths = {
    counters: "/api/intracity/vehicles/{vehicle_id}/counters/{company_id}",
    session: "/api/auth/sessions/{session_id}/end",
    accept: "/api/invitations/accept",
    readings: "/api/readings",
    device: "/api/offline-counter/device-ids/{company_id}",
  };
  it.each([
    ["a list of a company", 404, vehicles, true],
    ["the running day", 404, { path: "/api/today", feature: "today" }, true],
    [
      "its record of reading",
      404,
      { method: "POST", path: paths.readings, feature: "readings" },
      true,
    ],
    [
      "what is about a vehicle, by 501",
      501,
      { path: paths.counters, feature: "drill_downs" },
      true,
    ],
    [
      "a vehicle that it does not know",
      404,
      { path: paths.counters, feature: "drill_downs" },
      false,
    ],
    ["a session", 404, { method: "POST", path: paths.session, feature: "sessions" }, false],
    [
      "an invitation",
      404,
      { method: "POST", path: paths.accept, feature: "administration" },
      false,
    ],
    ["a call of the specification", 404, { path: paths.device }, false],
    ["a call of the specification, by 501", 501, { path: paths.device }, false],
    ["what is not allowed", 403, vehicles, false],
    ["what it cannot answer now", 503, vehicles, false],
    ["an earlier session's", 404, { ...vehicles, isStaleSession: true }, false],
  ])("is it by a failure of %s", async (_, status, failed, isNoted) => {
    const portal = await signedIn();
    portal.failed(status, failed);
    expect(kept(portal).length > 0).toBe(isNoted);
    expect(known(portal).session).toBe("signedIn");
  });

  it("is remembered after a reload, and forgotten with the next sign-in", async () => {
    const portal = startPortal();
    await portal.loadUser.call(0).answer({ ...rahima, notOffered: [key] });
    expect(kept(portal)).toEqual([key]);
    await signOut(portal);
    await signIn(portal, rahima);
    expect(kept(portal)).toEqual([]);
  });
});
