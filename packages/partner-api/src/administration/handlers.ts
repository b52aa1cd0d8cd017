import { randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { bearerToken, parseId } from "../accounts/sessions.ts";
import { throttleAdministrator } from "../accounts/throttle.ts";
import type { Parts } from "../accounts/try-password.ts";
import { type Role, usernameOf } from "../accounts/users.ts";
import type { Handler } from "../http/handler.ts";
import { HttpError, invalidField } from "../http/http-error.ts";
import { type AdministratorAction, type Outcome, runAsAdministrator } from "./as-administrator.ts";
import { mostOpen, tokenForADay } from "./invitations.ts";

type Place = { company_id: string | number; module: string };
type Named = Place & { user_id: string | number };
type Invited = Place & { name: string; role: Role };

/** What administrators do, each once the server has found that they are that. */
export function administrationHandlers({ db, settings, now }: Parts): Record<string, Handler> {
  async function act(
    request: FastifyRequest,
    action: Omit<AdministratorAction, "companyId" | "token"> & Place,
  ) {
    await throttleAdministrator(db, action.userId);
    const companyId = parseId(String(action.company_id)) ?? 0;
    const what = { module: action.module, ...action.what };
    const token = bearerToken(request.headers.authorization);
    await db.tx(async (tx) => {
      refuse(await runAsAdministrator(tx, settings, { ...action, token, companyId, what }));
    });
  }

  const ofUser =
    (name: string, call: string, done: string): Handler =>
    async ({ request, userId }) => {
      const { user_id, ...place } = request.body as Named;
      const ofUserId = parseId(String(user_id)) ?? 0;
      const username = await usernameOf(db, ofUserId);
      await act(request, {
        ...place,
        userId,
        act: name,
        what: { user_id: ofUserId, username },
        call,
        values: [place.module, ofUserId],
      });
      request.log.info({ user: userId, of: ofUserId, ...place }, done);
      return undefined;
    };

  return {
    async invite({ request, userId }) {
      const { name, role, ...place } = request.body as Invited;
      const invitedAt = now();
      const { token, hash, expiresAt } = tokenForADay(invitedAt);
      const id = randomUUID();
      const times = [invitedAt, expiresAt].map((time) => time.toISOString());
      await act(request, {
        ...place,
        userId,
        act: "invite",
        what: { invitation_id: id, name, role },
        call: "invite($1, decode($2, 'hex'), $3, $4, $5, $6, $7, $8)",
        values: [id, hash, place.module, role, name, ...times, mostOpen],
      });
      request.log.info({ user: userId, invitation: id, ...place }, "invited");
      return { id, token, expires_at: expiresAt };
    },
    async withdrawInvitation({ request, userId, values }) {
      const place = request.body as Place;
      const id = String(values.invitation_id);
      await act(request, {
        ...place,
        userId,
        act: "withdraw invitation",
        what: { invitation_id: id },
        call: "withdraw_invitation($1, $2, $3)",
        values: [id, place.module, now().toISOString()],
      });
      request.log.info({ user: userId, invitation: id, ...place }, "invitation withdrawn");
      return undefined;
    },
    endAccess: ofUser("end access", "end_access($1, $2)", "access ended"),
    endUserSessions: ofUser("end sessions", "end_user_sessions($1, $2)", "sessions ended"),
  };
}

function refuse(outcome: Outcome) {
  if (outcome === "none") throw new HttpError(404);
  if (outcome === "own") throw invalidField("user_id", "is one's own");
  if (outcome === "full") {
    throw invalidField("name", `is that of one too many: there are ${mostOpen} open invitations`);
  }
  if (outcome === "elsewhere") throw new HttpError(403, { code: "other_companies" });
  if (outcome !== "done") throw new HttpError(403);
}
