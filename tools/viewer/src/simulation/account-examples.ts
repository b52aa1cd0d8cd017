import type { BringingEvent } from "./example-values.ts";

export const accountInputs: Readonly<Record<string, unknown>> = {
  passwordChange: { rules: { minLength: 12, refuses: [] }, username: "rahima" },
  factorChange: { change: { kind: "setUpTotp" } },
  acceptInvitation: { token: "t" },
};

/** Events of the machines of the own account that bring something. */
export const accountEvents: Readonly<Record<string, readonly BringingEvent[]>> = {
  passwordChange: [
    { type: "change.submitted", oldPassword: "old", newPassword: "a longer one" },
    { type: "change.submitted", oldPassword: "old", newPassword: "short" },
  ],
  idleTimeout: [
    { type: "session.began", idleFor: 0 },
    { type: "time.passed", milliseconds: 1000 },
    { type: "time.passed", milliseconds: 840_000 },
    { type: "time.passed", milliseconds: 900_000 },
  ],
  ownSessions: [{ type: "end.requested", id: "2" }],
  secondFactor: [
    { type: "code.submitted", kind: "oneTime", secretCode: "287 082" },
    { type: "code.submitted", kind: "oneTime", secretCode: "28708" },
    { type: "kind.chosen", kind: "recovery" },
  ],
  access: [
    { type: "end.requested", kind: "access", user: "4" },
    { type: "end.requested", kind: "sessions", user: "4" },
    { type: "withdrawal.requested", id: "i" },
  ],
  createInvitation: [
    { type: "invitation.submitted", name: "Nasrin", role: "reader" },
    { type: "invitation.submitted", name: " ", role: "reader" },
  ],
  acceptInvitation: [
    { type: "account.submitted", name: "Nasrin", username: "nasrin", password: "a long phrase" },
    { type: "account.submitted", name: "", username: "nasrin", password: "a long phrase" },
  ],
  factorChange: [
    { type: "password.submitted", password: "a long one" },
    { type: "password.submitted", password: "" },
    { type: "code.submitted", secretCode: "287082" },
    { type: "code.submitted", secretCode: "28708x" },
  ],
};

/** What the host answers about the own account, and about who has access. */
export const accountAnswers: Readonly<Record<string, readonly unknown[]>> = {
  loadSessions: [[{ id: "1", isCurrent: true }, { id: "2" }]],
  loadFactors: [{ totpSince: null, recoveryCodesLeft: 0, passkeys: [] }],
  verifyCode: [{ token: "u" }],
  usePasskey: [{ token: "u" }],
  begin: [{ secret: "JBSW", secretUri: "otpauth://totp/x" }, { recoveryCodes: ["a"] }, {}],
  confirm: [{ recoveryCodes: ["a"] }, {}],
  loadAccess: [{ people: [{ user: "4", name: "Nasrin" }], invitations: [{ id: "i" }] }],
  invite: [{ token: "t", expiresAt: "2026-06-09T05:39:47+06:00" }],
  readInvitation: [{ passwordRules: { minLength: 2, refuses: [] } }],
};
