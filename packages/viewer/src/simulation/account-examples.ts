import type { BringingEvent } from "./example-values.ts";

export const accountInputs: Readonly<Record<string, unknown>> = {
  passwordChange: { rules: { minLength: 12, refuses: [] }, username: "rahima" },
  factorChange: { change: { kind: "setUpTotp" } },
};

/** Events of the machines of the own account that bring something. */
export const accountEvents: Readonly<Record<string, readonly BringingEvent[]>> = {
  passwordChange: [
    { type: "change.submitted", oldPassword: "old", newPassword: "a longer one" },
    { type: "change.submitted", oldPassword: "old", newPassword: "short" },
  ],
  idleEnd: [
    { type: "session.began", unusedFor: 0 },
    { type: "time.passed", milliseconds: 1000 },
    { type: "time.passed", milliseconds: 840_000 },
    { type: "time.passed", milliseconds: 900_000 },
  ],
  ownSessions: [{ type: "end.wanted", id: "2" }],
  secondFactor: [
    { type: "code.submitted", kind: "oneTime", secretCode: "287 082" },
    { type: "code.submitted", kind: "oneTime", secretCode: "28708" },
    { type: "kind.chosen", kind: "recovery" },
  ],
  factorChange: [
    { type: "password.submitted", password: "a long one" },
    { type: "password.submitted", password: "" },
    { type: "code.submitted", secretCode: "287082" },
    { type: "code.submitted", secretCode: "28708x" },
  ],
};
