import { passwordRules, weaknessOf } from "../accounts/password-rules.ts";
import { throttleAddress, undoAddressTry } from "../accounts/throttle.ts";
import type { Parts } from "../accounts/try-password.ts";
import { addUser, giveAtLeast } from "../accounts/users.ts";
import { addAuditEntry } from "../audit-log/audit-log.ts";
import type { Transaction } from "../database/db.ts";
import { clientAddressOf } from "../http/client-address.ts";
import type { Handler } from "../http/handler.ts";
import { HttpError, invalidField } from "../http/http-error.ts";
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
      if (!used) throw new HttpError(404);
      const userId = await userIn(tx);
      const { invitation_id, company_id, module, role, name } = used;
      await giveAtLeast(tx, userId, { company_id, module }, role);
      const what = { invitation_id, user_id: userId, company_id, module, role, name };
      await addAuditEntry(tx, { who: await whoIs(tx, userId), command: "accept invitation", what });
      return { userId, invitation: invitation_id };
    });
  }

  return {
    async readInvitation({ request }) {
      const place = clientAddressOf(request);
      await throttleAddress(db, place);
      const { token } = request.body as Token;
      const found = await findInvitation(db, token, now());
      if (!found) throw new HttpError(404);
      await undoAddressTry(db, place);
      const { module, company, name, role, expires_at } = found;
      return { module, company, name, role, expires_at, password_rules: passwordRules };
    },
    async acceptInvitation({ request }) {
      const { token, name, username, password } = request.body as NewAccount;
      const place = clientAddressOf(request);
      await throttleAddress(db, place);
      const message = await weaknessOf(password, username);
      if (message) {
        await undoAddressTry(db, place);
        throw invalidField("password", message);
      }
      // Whether the invitation is good or not, so that the time tells nothing.
      const passwordHash = await passwords.hash(password).catch(async (error) => {
        await undoAddressTry(db, place);
        throw error;
      });
      const { userId, invitation } = await accept(token, async (tx) => {
        const added = await addUser(tx, { username, name, passwordHash });
        if (added === undefined) throw invalidField("username", "is taken");
        return added;
      });
      await undoAddressTry(db, place);
      request.log.info({ user: userId, invitation }, "invitation accepted");
      return undefined;
    },
    async joinByInvitation({ request, userId }) {
      const place = clientAddressOf(request);
      await throttleAddress(db, place);
      const { token } = request.body as Token;
      const { invitation } = await accept(token, async () => userId);
      await undoAddressTry(db, place);
      request.log.info({ user: userId, invitation }, "invitation accepted");
      return undefined;
    },
  };
}
