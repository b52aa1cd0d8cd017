import { authenticationMachine } from "machines/session/authentication";
import type { Token } from "machines/session/authentication-events";
import {
  keyOfUser,
  type PasswordRules,
  type Restriction,
  type SignedInUser,
} from "machines/session/session";
import {
  companiesOf,
  type DataOf,
  getUser,
  login,
  logout,
  modules,
  type PartnerClient,
  WrongEnvelopeError,
} from "partner-sdk";
import { fromPromise } from "xstate";
import { followConnection } from "../browser/connection.ts";
import { lazy } from "../browser/lazy.tsx";
import { storePasskeyHint } from "../browser/passkey-hint.ts";
import { keepInMemory } from "../browser/storage.ts";
import { lastCompaniesOf } from "../browser/stored-companies.ts";
import { storedNotOffered } from "../browser/stored-offers.ts";
import type { TabTokenStore } from "../browser/token-store.ts";

export function provideAuthentication(
  client: PartnerClient,
  tokenStore: TabTokenStore,
  /** Has the session on a shared machine ended once nobody uses it. */
  watchSoon: () => Promise<() => void>,
) {
  return authenticationMachine.provide({
    actors: {
      requestToken: fromPromise(async ({ input: { isShared, ...input }, signal }) => {
        // No session begins there that nobody watches.
        const watch = isShared && (await watchSoon());
        const withPassword = input.password !== undefined;
        const token = withPassword
          ? tokenIn(await client.call(login, input, { signal }))
          : await (await lazy("account", "signInWithPasskey").load())(client, signal);
        keepInMemory(isShared === true);
        if (watch) watch();
        if (!withPassword) storePasskeyHint();
        return token;
      }),
      loadUser: fromPromise(({ signal }) => {
        tokenStore.refresh();
        return loadUser(client, signal);
      }),
      signOut: fromPromise(async ({ signal }) => {
        // The session of another tab, of which this one has not heard yet, is not its own to end.
        if (tokenStore.isOwn()) await client.call(logout, {}, { signal });
        return { success: true };
      }),
      followConnection,
    },
    actions: {
      storeToken: (_, { token }) => void tokenStore.set(token),
      // Another tab may have replaced it a moment ago.
      removeToken: () => void (tokenStore.isOwn() && tokenStore.clear()),
    },
  });
}

type Answered = { token?: unknown; new_places?: unknown };

export function tokenIn({ token, new_places: newPlaces }: Answered): Token {
  if (typeof token !== "string" || token === "") throw new Error("There is no token.");
  return { token, newPlaces: Array.isArray(newPlaces) ? newPlaces : [] };
}

async function loadUser(client: PartnerClient, signal: AbortSignal): Promise<SignedInUser> {
  const data = await client.call(getUser, {}, { signal });
  try {
    return signedInUserIn(data);
  } catch {
    throw new WrongEnvelopeError(getUser, 200, "The answer holds no user.");
  }
}

function signedInUserIn(data: DataOf<typeof getUser>): SignedInUser {
  if (typeof data.user.name !== "string") throw new TypeError("A user has a name.");
  const allowed = data.allowed_companies ?? {};
  // Without a list, the screens of the specification: the features that are named like the modules.
  const features: readonly string[] = Array.isArray(data.features) ? data.features : modules;
  const user = keyOfUser(data.user);
  const companies = modules.map((module) => [module, companiesOf(allowed, module)]);
  return {
    user: data.user,
    lastChosen: lastCompaniesOf(user),
    notOffered: storedNotOffered(user),
    companies: Object.fromEntries(companies),
    reporting: {
      timeZone: data.reporting?.time_zone ?? null,
      weekStartsOn: data.reporting?.week_starts_on ?? null,
      weekend: data.reporting?.weekend ?? [],
      ...(data.reporting?.currency && { currency: data.reporting.currency }),
      features,
    },
    restriction: restrictionIn(data, features),
    secondFactorWays: Array.isArray(data.second_factor?.ways) ? data.second_factor.ways : [],
    passwordRules: passwordRulesIn(data),
  };
}

type ToldRules = { password_rules?: { min_length?: unknown; refuses?: unknown } | null };

export function passwordRulesIn({ password_rules }: ToldRules): PasswordRules {
  const { min_length: minLength, refuses } = password_rules ?? {};
  return {
    minLength: typeof minLength === "number" ? minLength : null,
    refuses: Array.isArray(refuses) ? refuses : [],
  };
}

type Restricting = {
  must_change_password?: unknown;
  second_factor?: { needed?: unknown; must_set_up?: unknown } | null;
};

function restrictionIn(
  { must_change_password, second_factor }: Restricting,
  features: readonly string[],
): Restriction | null {
  if (second_factor?.needed === true) return "needsSecondFactor";
  const isOffered = features.some((one) => one === "password" || one === "/api/auth/password");
  if (isOffered && must_change_password === true) return "mustChangePassword";
  return second_factor?.must_set_up === true ? "mustSetUpSecondFactor" : null;
}
