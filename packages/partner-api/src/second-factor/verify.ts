import { findAccount } from "../accounts/account.ts";
import { deviceIn } from "../accounts/device.ts";
import { finishSignIn } from "../accounts/finish-sign-in.ts";
import { bearerToken, beginSession, endWaitingSession } from "../accounts/sessions.ts";
import { throttleAccount, throttleAddress, undoTry } from "../accounts/throttle.ts";
import type { Parts } from "../accounts/try-password.ts";
import { usernameOf } from "../accounts/users.ts";
import type { Transaction } from "../database/db.ts";
import { clientAddressOf } from "../http/client-address.ts";
import type { Handler } from "../http/handler.ts";
import { HttpError } from "../http/http-error.ts";
import { hashOfRecoveryCode, useRecoveryCode } from "./recovery-codes.ts";
import { useTotp } from "./stored-totp.ts";

type Given = { code?: string; recovery_code?: string };
/** Whether it counts; what was used up is good again where the transaction fails. */
type Use = (tx: Transaction) => Promise<boolean>;

export function verifyHandlers(parts: Parts): Record<string, Handler> {
  const { db, settings, passwords, now } = parts;

  async function use({ code, recovery_code = "" }: Given, userId: number): Promise<Use> {
    if (code !== undefined) return (tx) => useTotp(tx, settings, { userId, code, now: now() });
    const hash = await hashOfRecoveryCode(db, passwords, userId, recovery_code);
    return (tx) => useRecoveryCode(tx, userId, hash);
  }

  return {
    async verifySecondFactor({ request, userId }) {
      const place = clientAddressOf(request);
      await throttleAddress(db, place);
      const account = await findAccount(db, settings, await usernameOf(db, userId), place);
      await throttleAccount(db, account);
      const using = await use(request.body as Given, userId).catch(async (error) => {
        await undoTry(db, account, place);
        throw error;
      });
      const held = bearerToken(request.headers.authorization);
      const device = deviceIn(request.headers["user-agent"]);
      // One transaction, so that a server that is killed leaves one of the two sessions.
      const begin = async (tx: Transaction) => {
        const isBorneOut = (await using(tx)) && (await endWaitingSession(tx, userId, held));
        if (!isBorneOut) throw new HttpError(403, { code: "wrong_code" });
        return beginSession(tx, userId, { device });
      };
      const token = await db.tx(begin).catch((error) => {
        if (error instanceof HttpError) request.log.warn({ user: userId }, "second factor failed");
        throw error;
      });
      return finishSignIn(parts, request, account, token);
    },
  };
}
