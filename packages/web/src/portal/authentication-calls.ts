import { authenticationMachine, keyOfUser, type SignedInUser } from "machines";
import {
  companiesOf,
  getUser,
  login,
  logout,
  modules,
  type PartnerClient,
  type TokenStore,
} from "partner-sdk";
import { fromPromise } from "xstate";
import { followConnection } from "../platform/connection.ts";
import { lastCompaniesOf } from "../platform/last-companies.ts";

export function authenticationOver(client: PartnerClient, tokenStore: TokenStore) {
  return authenticationMachine.provide({
    actors: {
      requestToken: fromPromise(async ({ input, signal }) => {
        const { token, new_places: newPlaces } = await client.call(login, input, { signal });
        if (typeof token !== "string" || token === "") throw new Error("There is no token.");
        return { token, newPlaces: Array.isArray(newPlaces) ? newPlaces : [] };
      }),
      loadUser: fromPromise(({ signal }) => loadUser(client, signal)),
      signOut: fromPromise(async ({ signal }) => {
        await client.call(logout, {}, { signal });
        return { success: true };
      }),
      followConnection,
    },
    actions: {
      storeToken: (_, { token }) => void tokenStore.set(token),
      removeToken: () => void tokenStore.clear(),
    },
  });
}

async function loadUser(client: PartnerClient, signal: AbortSignal): Promise<SignedInUser> {
  const data = await client.call(getUser, {}, { signal });
  if (typeof data?.user?.name !== "string") throw new Error("The answer holds no user.");
  const allowed = data.allowed_companies ?? {};
  const features: readonly string[] = Array.isArray(data.features) ? data.features : [];
  const { min_length: minLength, refuses } = data.password_rules ?? {};
  const companies = modules.map((module) => [module, companiesOf(allowed, module)]);
  return {
    user: data.user,
    lastChosen: lastCompaniesOf(keyOfUser(data.user)),
    companies: Object.fromEntries(companies),
    reporting: {
      timeZone: data.reporting?.time_zone ?? null,
      weekStartsOn: data.reporting?.week_starts_on ?? null,
      weekend: data.reporting?.weekend ?? [],
      features,
    },
    mustChangePassword: features.includes("password") && data.must_change_password === true,
    passwordRules: {
      minLength: typeof minLength === "number" ? minLength : null,
      refuses: Array.isArray(refuses) ? refuses : [],
    },
  };
}
