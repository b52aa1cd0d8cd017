import { configure, getConfig, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createTrace } from "machines/inspect/trace";
import { type AllowedCompanies, type DataOf, getUser, type User } from "partner-sdk";
import type { FakeHost } from "partner-sdk/testing";
import { expect, onTestFinished } from "vitest";
import { App } from "web/app.tsx";
import { lazy } from "web/browser/lazy.tsx";
import { defineChunks } from "web/delivery/chunks.ts";
import { PortalContext, TraceContext } from "web/state/portal-context.ts";
import { startPortal } from "web/state/start-portal.ts";
import { SimulatedClock } from "xstate";
import { modulesWithFeature } from "../../features.ts";
import { apiBase } from "./portal-host.ts";

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

defineChunks();
// What a file leaves on its way when it ends is missing in the files after it.
await Promise.allSettled([
  lazy("signed-in", "SignedIn").load(),
  lazy("account", "OwnAccount").load(),
  lazy("day", "HomeDay").load(),
  lazy("overlays", "ModalDialog").load(),
  lazy("deferred", "ProfileSettings").load(),
]);

const uncaught: unknown[] = [];
addEventListener("error", ({ error, message }) => uncaught.push(error ?? message));

/** As in a browser, where nobody waits for React: a test's events would hold back what is fetched after them. */
function leaveReactItsTime() {
  const { eventWrapper } = getConfig();
  const { IS_REACT_ACT_ENVIRONMENT } = globalThis;
  configure({ eventWrapper: (run) => run() });
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  onTestFinished(() => {
    configure({ eventWrapper });
    globalThis.IS_REACT_ACT_ENVIRONMENT = IS_REACT_ACT_ENVIRONMENT;
  });
}

/** The portal as a browser at this address has it, from its start. */
export function openPortal(page = "/") {
  leaveReactItsTime();
  history.replaceState(null, "", page);
  const { inspect, read } = createTrace({ now: Date.now });
  const clock = new SimulatedClock();
  const portal = startPortal({
    apiBase,
    fetch: (request) => fetch(request),
    inspect,
    clock,
  });
  onTestFinished(() => {
    portal.stop();
    expect(uncaught.splice(0)).toEqual([]);
  });
  const user = userEvent.setup();
  const { unmount } = render(
    <PortalContext value={portal}>
      <TraceContext value={read}>
        <App />
      </TraceContext>
    </PortalContext>,
  );
  const close = () => {
    unmount();
    portal.stop();
  };
  return { portal, user, close, clock, trace: read };
}

/** Fills the sign-in form and sends it. */
export async function signIn(
  { user }: Pick<ReturnType<typeof openPortal>, "user">,
  username = "rahim",
  password = "secret",
) {
  await user.type(await screen.findByLabelText("User name"), username);
  await user.type(screen.getByLabelText("Password"), `${password}{Enter}`);
}

export const address = () => location.pathname + location.search;

/** The address less the company, which every page of a module names. */
export const page = () =>
  location.pathname + location.search.replace(/[?&]company=[^&]*/, "").replace(/^&/, "?");

export const rahim: User = { name: "Rahim Uddin", id: 7 };

/** Two companies in every module. */
export const everything: AllowedCompanies = {
  intracity_companies: [
    { id: 11, name: "Dhaka Chaka" },
    { id: 12, name: "Green Line City" },
  ],
  supervisor_companies: [
    { id: 21, name: "Ekota" },
    { id: 22, name: "Shyamoli" },
  ],
  offline_counter_companies: [
    { id: 31, name: "Sohagh" },
    { id: 32, name: "Hanif" },
  ],
  toll_plaza_companies: [
    { id: 41, name: "Meghna Bridge" },
    { id: 42, name: "Padma Bridge" },
  ],
  waybill_companies: [
    { id: 51, name: "Soudia" },
    { id: 52, name: "Tungipara" },
  ],
  water_companies: [
    { _id: "w1", name: "Sundarban Navigation" },
    { _id: "w2", name: "Parabat" },
  ],
  intercity_companies: [
    { _id: "c1", name: "Desh Travels" },
    { _id: "c2", name: "National Travels" },
  ],
  counterwise_ticketing_companies: [
    { id: 81, name: "Nabil" },
    { id: 82, name: "Saintmartin" },
  ],
};

/** One company in every module. */
export const oneEach: AllowedCompanies = Object.fromEntries(
  Object.entries(everything).map(([list, [first]]) => [list, [first]]),
);

/** The same, of which the user is an administrator. */
export const administered = Object.fromEntries(
  Object.entries(oneEach).map(([list, [company]]) => [
    list,
    [{ ...company, role: "administrator" }],
  ]),
) as AllowedCompanies;

/** Someone whose token this browser holds already. Named features are added to the screens of the specification. */
export function signedIn(
  host: FakeHost,
  allowed = everything,
  user = rahim,
  { features, ...more }: Omit<DataOf<typeof getUser>, "user" | "allowed_companies"> = {},
) {
  localStorage.setItem("accessToken", "t-1");
  const named = features && { features: [...modulesWithFeature, ...features] };
  host.answers(getUser, { user, allowed_companies: allowed, ...more, ...named });
}
