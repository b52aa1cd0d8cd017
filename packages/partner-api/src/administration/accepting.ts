import { passwordRules, weaknessOf } from "../accounts/password-rules.ts";
import { admitPlace, withdrawPlace } from "../accounts/throttle.ts";
import type { Parts } from "../accounts/try-password.ts";
import { addUser, giveAtLeast } from "../accounts/users.ts";
import { noteAct } from "../audit-log/audit-log.ts";
import type { Transaction } from "../database/db.ts";
import { placeOf } from "../http/client-address.ts";
import type { Handler } from "../http/handler.ts";
import { Refusal, wrong } from "../http/http-error.ts";
import { whoIs } from "./as-administrator.ts";
import { findInvitation, useInvitation } from "./invitations.ts";

type Token = { token: string };
type NewAccount = Token & { name: string; username: string; password: string };

/** Whoever has the token of an invitation is who was invited. */
export function acceptingHandlers({ db, passwords, now }: Parts): Record<string, Handler> {
  /** In one transaction, so that a server that is killed leaves the invitation or what came of it. */
  async function accept(token: string, userIn: (tx: Transaction) => Promise<number>) {
    return db.tx(async (tx) => {
      const used = await useInvitation(tx, token, now());
      if (!used) throw new Refusal(404);
      const userId = await userIn(tx);
      const { invitation_id, company_id, module, role, name } = used;
      await giveAtLeast(tx, userId, { company_id, module }, role);
      const what = { invitation_id, user_id: userId, company_id, module, role, name };
      await noteAct(tx, { who: await whoIs(tx, userId), command: "accept invitation", what });
      return { userId, invitation: invitation_id };
    });
  }

  return {
    async readInvitation({ request }) {
      const place = placeOf(request);
      await admitPlace(db, place);
      const { token } = request.body as Token;
      const found = await findInvitation(db, token, now());
      if (!found) throw new Refusal(404);
      await withdrawPlace(db, place);
      const { module, company, name, role, expires_at } = found;
      return { module, company, name, role, expires_at, password_rules: passwordRules };
    },
    async acceptInvitation({ request }) {
      const { token, name, username, password } = request.body as NewAccount;
      const place = placeOf(request);
      await admitPlace(db, place);
      const message = await weaknessOf(password, username);
      if (message) {
        await withdrawPlace(db, place);
        throw wrong("password", message);
      }
      // Whether the invitation is good or not, so that the time tells nothing.
      const passwordHash = await passwords.hash(password).catch(async (error) => {
        await withdrawPlace(db, place);
        throw error;
      });
      const { userId, invitation } = await accept(token, async (tx) => {
        const added = await addUser(tx, { username, name, passwordHash });
        if (added === undefined) throw wrong("username", "is taken");
        return added;
      });
      await withdrawPlace(db, place);
      request.log.info({ user: userId, invitation }, "invitation accepted");
      return undefined;
    },
    async joinByInvitation({ request, userId }) {
      const place = placeOf(request);
      await admitPlace(db, place);
      const { token } = request.body as Token;
      const { invitation } = await accept(token, async () => userId);
      await withdrawPlace(db, place);
      request.log.info({ user: userId, invitation }, "invitation accepted");
      return undefined;
    },
  };
}
