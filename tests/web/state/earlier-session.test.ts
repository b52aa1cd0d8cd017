import { getUser, login, logout, noteReading } from "partner-sdk";
import { expect, it, onTestFinished } from "vitest";
import { startPortal } from "web/state/start-portal.ts";
import { oneEach, rahim, signedIn } from "../portal/open-portal.tsx";
import { apiBase, portalHost } from "../portal/portal-host.ts";

const host = portalHost();

const karim = { name: "Karim Ahmed", id: 8 };
const reading = {
  act: "printed",
  report: "/api/water/vehicles/{company_id}",
  company_id: "w1",
} as const;

function start() {
  const portal = startPortal({ apiBase, fetch: (request) => fetch(request) });
  onTestFinished(() => void portal.stop());
  const { authentication } = portal.getSnapshot().children;
  const now = () => {
    const { value, context } = portal.getSnapshot();
    return [value, context.user, localStorage.getItem("accessToken")];
  };
  const note = () =>
    portal.backgroundClient.call(noteReading, reading).catch(({ status }) => status);
  const reaches = (session: string) => expect.poll(() => now()[0]).toBe(session);
  return { authentication, note, now, reaches };
}

it("a 401 to what was asked before a sign-out ends no session of whoever signs in after it", async () => {
  signedIn(host, oneEach, rahim);
  const { authentication, note, now, reaches } = start();
  await reaches("signedIn");
  let answer = () => {};
  const delay = new Promise<void>((resolve) => {
    answer = resolve;
  });
  host.fails(noteReading, 401, { delay });
  const noted = note();
  host.answers(logout, undefined);
  authentication?.send({ type: "signOut.requested" });
  await reaches("signedOut");
  host.answers(login, { token: "t-2" });
  host.answers(getUser, { user: karim, allowed_companies: oneEach });
  authentication?.send({ type: "signIn.submitted", username: "karim", password: "secret" });
  await reaches("signedIn");
  answer();
  expect([await noted, now()]).toEqual([401, ["signedIn", "8", "t-2"]]);

  host.fails(noteReading, 401);
  expect([await note(), now()]).toEqual([401, ["signedOut", "8", null]]);
});
