import { authenticationMachine } from "machines/session/authentication";
import { type StateValueFrom, transition } from "xstate";
import { rahima } from "../actors.ts";

type Value = StateValueFrom<typeof authenticationMachine>;

export const nobody = {
  hasToken: false,
  user: null,
  companies: {},
  reporting: { timeZone: null, weekStartsOn: null, weekend: [], features: [] },
  passwordRules: { minLength: null, refuses: [] },
  secondFactorWays: [],
  newPlaces: [],
  failure: null,
  signOutFailed: false,
};
/** Thrown out by a 401. */
export const ended = { ...nobody, failure: { reason: "sessionEnded", retryAfter: null } };
export const somebody = { ...nobody, hasToken: true, ...rahima };
export const done = (id: string, output: unknown) =>
  ({ type: `xstate.done.actor.${id}`, output }) as never;
export const failed = (id: string, error: unknown) =>
  ({ type: `xstate.error.actor.${id}`, error }) as never;
export const submitted = {
  type: "signIn.submitted",
  username: "rahima",
  password: "secret",
} as const;

export const idle: Value = { authenticated: "idle" };
export const signingOut: Value = { authenticated: "signingOut" };
export const requesting: Value = { signingIn: "requestingToken" };
export const loading: Value = { signingIn: "loadingUser" };
export const holding = { ...nobody, hasToken: true };
export const wrong = { reason: "wrongCredentials", retryAfter: null };
export const elsewhere = { reason: "wrongAddress", retryAfter: null };
export const unreachable = { reason: "unreachable", retryAfter: null };

/** From a state with a context, an event leads to a state, a context and effects. */
export function step(value: Value, context: typeof nobody | typeof somebody, event: never) {
  const before = authenticationMachine.resolveState({ value, context });
  const [after, actions] = transition(authenticationMachine, before, event);
  const effects = actions.flatMap(({ type, params }) => {
    if (String(type) === "xstate.emit") return [(params as { event: { type: string } }).event.type];
    return /Token$/.test(type) ? [type] : [];
  });
  return [after.value, after.context, effects];
}
