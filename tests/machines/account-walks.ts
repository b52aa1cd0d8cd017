import { failure } from "./actors.ts";
import {
  acceptInvitation,
  access,
  createInvitation,
  factorChange,
  idleTimeout,
  ownFactors,
  ownSessions,
  passwordChange,
  secondFactor,
} from "./provided-machines.ts";
import { done, failed, type Walk, walk } from "./walk.ts";

/** The machines of the own account. */
export const accountWalks: Record<string, () => Walk> = {
  passwordChange: () =>
    walk(passwordChange, {
      inputs: [{ rules: { minLength: 12, refuses: [] }, username: "rahima" }],
      events: [
        { type: "change.submitted", oldPassword: "old", newPassword: "a longer one" } as never,
        { type: "change.submitted", oldPassword: "old", newPassword: "short" } as never,
        { type: "form.edited" },
        done("changePassword", undefined),
        failed("changePassword", failure(403, { code: "wrong_password" })),
        failed("changePassword", failure(400)),
        failed("changePassword", failure(429)),
        failed("changePassword", failure(undefined)),
        failed("changePassword", failure(500)),
      ],
    }),
  idleTimeout: () =>
    walk(idleTimeout, {
      inputs: [undefined],
      events: [
        { type: "session.began", idleFor: 0 } as never,
        { type: "session.over" },
        { type: "user.active" },
        { type: "time.passed", milliseconds: 1000 } as never,
        { type: "time.passed", milliseconds: 840_000 } as never,
        { type: "time.passed", milliseconds: 900_000 } as never,
        done("endAtHost", undefined),
        failed("endAtHost", failure(503)),
        { type: "xstate.after.pause.idleTimeout.ending.unanswered" },
        failed("followActivity", new Error("no page")),
      ],
      serialize: ({ value }) => JSON.stringify(value),
    }),
  ownSessions: () =>
    walk(ownSessions, {
      inputs: [undefined],
      events: [
        { type: "list.requested" },
        { type: "end.requested", id: "2" } as never,
        { type: "endOfOthers.requested" },
        done("loadSessions", [{ id: "1", isCurrent: true }, { id: "2" }]),
        failed("loadSessions", failure(500)),
        done("endSession", undefined),
        failed("endSession", failure(404)),
        failed("endSession", failure(500)),
        done("endOthers", undefined),
        failed("endOthers", failure(500)),
      ],
    }),
  secondFactor: () =>
    walk(secondFactor, {
      inputs: [undefined],
      events: [
        { type: "code.submitted", kind: "oneTime", secretCode: "287 082" } as never,
        { type: "code.submitted", kind: "oneTime", secretCode: "28708" } as never,
        { type: "kind.chosen", kind: "recovery" } as never,
        { type: "passkey.chosen" },
        { type: "form.edited" },
        ...["verifyCode", "usePasskey"].flatMap((id) => [
          done(id, { token: "u" }),
          failed(id, failure(403, { code: "wrong_code" })),
          failed(id, failure(429, { retryAfter: 60 })),
          failed(id, failure(500)),
        ]),
      ],
      serialize: ({ value }) => JSON.stringify(value),
    }),
  factorChange: () =>
    walk(factorChange, {
      inputs: [{ change: { kind: "setUpTotp" } }],
      events: [
        { type: "password.submitted", password: "a long one" } as never,
        { type: "password.submitted", password: "" } as never,
        { type: "code.submitted", secretCode: "287082" } as never,
        { type: "code.submitted", secretCode: "28708x" } as never,
        { type: "codes.kept" },
        { type: "form.edited" },
        done("begin", {}),
        done("begin", { secret: "JBSW", secretUri: "otpauth://totp/x" }),
        done("begin", { recoveryCodes: ["a"] }),
        failed("begin", failure(403, { code: "wrong_password" })),
        done("confirm", {}),
        done("confirm", { recoveryCodes: ["a"] }),
        failed("confirm", failure(403, { code: "wrong_code" })),
      ],
      serialize: ({ value }) => JSON.stringify(value),
    }),
  ownFactors: () =>
    walk(ownFactors, {
      inputs: [undefined],
      events: [
        { type: "list.requested" },
        done("loadFactors", { totpSince: null, recoveryCodesLeft: 0, passkeys: [] }),
        failed("loadFactors", failure(500)),
      ],
    }),
  access: () =>
    walk(access, {
      inputs: [undefined],
      events: [
        { type: "list.requested" },
        { type: "end.requested", kind: "access", user: "4" } as never,
        { type: "end.requested", kind: "sessions", user: "4" } as never,
        { type: "end.confirmed" },
        { type: "end.dropped" },
        { type: "withdrawal.requested", id: "i" } as never,
        { type: "connection.restored" },
        done("loadAccess", { people: [{ user: "4", name: "Nasrin" }], invitations: [{ id: "i" }] }),
        failed("loadAccess", failure(503)),
        failed("followConnection", new Error("no window")),
        ...["endAccess", "endSessions", "withdraw"].flatMap((id) => [
          done(id, undefined),
          failed(id, failure(404)),
          failed(id, failure(500)),
        ]),
      ],
      serialize: ({ value, context: { end } }) => JSON.stringify([value, end]),
    }),
  createInvitation: () =>
    walk(createInvitation, {
      inputs: [undefined],
      events: [
        { type: "dialog.opened" },
        { type: "dialog.closed" },
        { type: "invitation.submitted", name: "Nasrin", role: "reader" } as never,
        { type: "invitation.submitted", name: " ", role: "reader" } as never,
        { type: "form.edited" },
        done("invite", { token: "t", expiresAt: "2026-06-09T05:39:47+06:00" }),
        failed("invite", failure(400)),
      ],
      serialize: ({ value }) => JSON.stringify(value),
    }),
  acceptInvitation: () =>
    walk(acceptInvitation, {
      inputs: [{ token: "t" }],
      events: [
        { type: "retry.requested" },
        { type: "connection.restored" },
        { type: "account.submitted", name: "N", username: "n", password: "a phrase" } as never,
        { type: "account.submitted", name: "", username: "n", password: "a phrase" } as never,
        { type: "addition.submitted" },
        { type: "form.edited" },
        done("readInvitation", { passwordRules: { minLength: 2, refuses: [] } }),
        failed("followConnection", new Error("no window")),
        ...["readInvitation", "makeAccount", "addAccess"].flatMap((id) => [
          failed(id, failure(404)),
          failed(id, failure(503)),
        ]),
        done("makeAccount", undefined),
        done("addAccess", undefined),
      ],
      serialize: ({ value }) => JSON.stringify(value),
    }),
};
