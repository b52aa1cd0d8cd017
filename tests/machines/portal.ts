import type { FailedRequest, PortalInput } from "machines";
import { connectionMachine, portalMachine, routingStateOf } from "machines";
import { authenticationMachine } from "machines/session/authentication";
import type { Credentials, PasskeyCredentials } from "machines/session/authentication-events";
import type { SignedInUser } from "machines/session/session";
import { createActor, type EventObject, fromCallback, type SnapshotFrom } from "xstate";
import { byHand, rahima } from "./actors.ts";
import { reportByHand } from "./reports.ts";

type Children = SnapshotFrom<typeof portalMachine>["children"];

/** A portal whose implementations are provided by hand, with every effect noted in order; a redirect opens its page at once. */
export function startPortal(input: Partial<PortalInput> = {}) {
  const effects: unknown[] = [];
  const requestToken = byHand<{ token: string }, Credentials | PasskeyCredentials>();
  const loadUser = byHand<SignedInUser>();
  const signOut = byHand<{ success: boolean }>();
  const report = reportByHand();
  const following = new Set<(event: EventObject) => void>();
  const followConnection = fromCallback(({ sendBack }) => {
    following.add(sendBack);
    return () => following.delete(sendBack);
  });
  const portal = createActor(
    portalMachine.provide({
      actors: {
        authentication: authenticationMachine.provide({
          actors: {
            requestToken: requestToken.logic,
            loadUser: loadUser.logic,
            signOut: signOut.logic,
            followConnection,
          },
          actions: {
            storeToken: (_, { token }) => effects.push(["store", token]),
            removeToken: () => effects.push("remove"),
          },
        }),
        connection: connectionMachine.provide({ actors: { followConnection } }),
        followTabs: fromCallback(() => () => effects.push("tabs left")),
      },
      actions: {
        redirect: ({ self }, { to, later }) => {
          effects.push(["redirect", to, ...(later ? ["later"] : [])]);
          self.send({ type: "page.opened", page: to });
        },
        persistCompanies: (_, { user, companies }) => {
          const chosen = Object.entries(companies).filter(([, id]) => id !== null);
          effects.push(["persist", user, Object.fromEntries(chosen)]);
        },
        persistNotOffered: (_, { user, operations }) =>
          effects.push(["persist not offered", user, operations]),
        forgetOpened: () => effects.push("forget opened"),
        forgetPresets: () => effects.push("forget presets"),
        forgetLastCompanies: ({ context }) => effects.push(["forget last companies", context.user]),
        forgetOthers: (_, { user }) => effects.push(["forget all but", user]),
      },
    }),
    { id: "portal", input: { hasToken: true, page: "/", remembered: null, ...input } },
  ).start();
  const child = <Id extends keyof Children>(id: Id): NonNullable<Children[Id]> => {
    const actor: Children[Id] = portal.getSnapshot().children[id];
    if (!actor) throw new Error(`${id} is not running`);
    return actor;
  };
  const failed = (status: number | null, more: Partial<FailedRequest> = {}) =>
    portal.send({
      type: "request.failed",
      ...{ method: "GET", path: "/api/auth/user" },
      status,
      aborted: false,
      isOffline: false,
      isBackground: false,
      isSignIn: false,
      isStaleSession: false,
      code: null,
      ...more,
    });
  const connection = (type: "connection.lost" | "connection.restored") => {
    for (const tell of [...following]) tell({ type });
  };
  return {
    connection,
    portal,
    effects,
    requestToken,
    loadUser,
    signOut,
    report,
    child,
    failed,
  };
}

export type Portal = ReturnType<typeof startPortal>;

export async function signedIn(input: Parameters<typeof startPortal>[0] = {}) {
  const portal = startPortal(input);
  await portal.loadUser.call(0).answer(rahima);
  portal.effects.length = 0;
  return portal;
}

export async function signIn({ child, requestToken, loadUser }: Portal, user: typeof rahima) {
  child("authentication").send({ type: "signIn.submitted", username: "u", password: "p" });
  await requestToken.call(requestToken.calls.length - 1).answer({ token: "t" });
  await loadUser.call(loadUser.calls.length - 1).answer(user);
}

export async function signOut({ child, signOut: asked }: Portal) {
  child("authentication").send({ type: "signOut.requested" });
  await asked.call(asked.calls.length - 1).answer({ success: true });
}

export function choose(
  { child }: Portal,
  module: "water" | "counterwise_ticketing",
  company: string,
) {
  child(module).send({ type: "company.chosen", company });
}

export const known = ({ portal }: Portal) => routingStateOf(portal.getSnapshot());
export const activeIds = (portal: Portal) =>
  Object.fromEntries(
    Object.entries(known(portal).active).flatMap(([module, company]) =>
      company ? [[module, company.id]] : [],
    ),
  );
