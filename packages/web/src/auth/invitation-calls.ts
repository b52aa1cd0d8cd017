import {
  acceptInvitationMachine,
  type InvitationDetails,
} from "machines/account/accept-invitation";
import {
  acceptInvitation,
  joinByInvitation,
  type PartnerClient,
  readInvitation,
} from "partner-sdk";
import { fromPromise } from "xstate";
import { followConnection } from "../browser/connection.ts";
import { passwordRulesIn } from "../state/authentication-calls.ts";

export function invitationOver(aside: PartnerClient) {
  return acceptInvitationMachine.provide({
    actors: {
      readInvitation: fromPromise(async ({ input, signal }) =>
        invitedIn(await aside.call(readInvitation, input, { signal })),
      ),
      makeAccount: fromPromise(async ({ input, signal }) => {
        await aside.call(acceptInvitation, input, { signal });
      }),
      addAccess: fromPromise(async ({ input, signal }) => {
        await aside.call(joinByInvitation, input, { signal });
      }),
      followConnection,
    },
  });
}

type Told = {
  company: unknown;
  module: unknown;
  name: unknown;
  role: unknown;
  expires_at: unknown;
} & Parameters<typeof passwordRulesIn>[0];

function invitedIn(told: Told): InvitationDetails {
  const { company, module, name, role, expires_at } = told;
  return {
    company: String(company),
    module: String(module),
    name: String(name),
    role: String(role),
    expiresAt: String(expires_at),
    passwordRules: passwordRulesIn(told),
  };
}
