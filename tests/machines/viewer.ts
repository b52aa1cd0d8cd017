import { readFile } from "node:fs/promises";
import { posix } from "node:path";
import vm from "node:vm";
import { transform } from "esbuild";
import type { AnyStateMachine } from "xstate";
import * as xstate from "xstate";

const folder = new URL("../../packages/machines/src/", import.meta.url);

/** The machine files, by the name that each exports; only the portal may import others of them. */
export const machineFiles: Record<string, string> = {
  authenticationMachine: "session/authentication.ts",
  activeCompanyMachine: "session/active-company.ts",
  loadingMachine: "loading.ts",
  connectionMachine: "connection.ts",
  filterMachine: "reports/filter.ts",
  reportMachine: "reports/report.ts",
  rowsMachine: "reports/rows.ts",
  comparisonMachine: "reports/comparison.ts",
  allPagesMachine: "reports/all-pages.ts",
  refreshMachine: "reports/refresh.ts",
  exportMachine: "reports/export.ts",
  missingScriptMachine: "missing-script.ts",
  todayMachine: "reports/today.ts",
  auditRecordMachine: "reports/audit-record.ts",
  idleTimeoutMachine: "session/idle-timeout.ts",
  ownSessionsMachine: "account/own-sessions.ts",
  passwordChangeMachine: "account/password-change.ts",
  secondFactorMachine: "session/second-factor.ts",
  factorChangeMachine: "account/factor-change.ts",
  ownFactorsMachine: "account/own-factors.ts",
  accessMachine: "account/access.ts",
  createInvitationMachine: "account/create-invitation.ts",
  acceptInvitationMachine: "account/accept-invitation.ts",
  portalMachine: "portal.ts",
};

/**
 * Loads a machine's file as a viewer does that a developer pastes it into: the types stripped,
 * nothing to import but xstate, and no globals but those of the language.
 */
export async function pasted(file: string, others: readonly string[] = []) {
  const source = await readFile(new URL(file, folder), "utf8");
  const { code } = await transform(source, { loader: "ts", format: "cjs" });
  const siblings: Record<string, Record<string, unknown>> = {};
  for (const other of others) siblings[other] = await pasted(other, othersOf(other));
  const asked: string[] = [];
  const started: string[] = [];
  const watched = new Proxy(xstate, {
    get: (target, name: keyof typeof xstate) =>
      name === "createActor" ? () => started.push("createActor") : target[name],
  });
  const module = { exports: {} as Record<string, unknown> };
  const require = (name: string) => {
    const path = name.startsWith(".") ? posix.join(posix.dirname(file), name) : name;
    asked.push(path);
    const found = name === "xstate" ? watched : siblings[path];
    if (!found) throw new Error(`${file} imports ${name}`);
    return found;
  };
  const language = vm.createContext({ module, exports: module.exports, require });
  vm.runInContext(`"use strict";${code}`, language, { filename: file });
  return { ...module.exports, asked, started } as Record<string, unknown> & {
    asked: string[];
    started: string[];
  };
}

/** What a file imports of the package. */
const imports: Record<string, readonly string[]> = {
  "portal.ts": [
    "connection.ts",
    "loading.ts",
    "session/active-company.ts",
    "session/authentication.ts",
    "not-offered.ts",
    "session/session.ts",
    "company-actors.ts",
    "portal-context.ts",
  ],
  "company-actors.ts": ["portal-context.ts"],
  "session/authentication.ts": [
    "session/restricted-session.ts",
    "session/sign-in-failure.ts",
    "session/signing-out.ts",
  ],
  "session/restricted-session.ts": ["session/signing-out.ts"],
  "session/second-factor.ts": ["session/sign-in-failure.ts"],
  "account/access.ts": ["session/sign-in-failure.ts"],
  "account/factor-change.ts": ["session/sign-in-failure.ts"],
  "account/accept-invitation.ts": ["account/password-rules.ts", "account/unknown-outcome.ts"],
  "account/password-change.ts": ["account/password-rules.ts", "account/unknown-outcome.ts"],
  "account/create-invitation.ts": ["account/unknown-outcome.ts"],
  "reports/filter.ts": ["reports/report-request.ts", "time/date-range.ts"],
};

/** The machines that the app has to provide nothing for. */
const complete = ["loading.ts", "session/active-company.ts", "reports/filter.ts"];

/** What is to be pasted beside a file. */
export function othersOf(file: string): string[] {
  const providesItself = !Object.values(machineFiles).includes(file) || complete.includes(file);
  return [...(imports[file] ?? []), ...(providesItself ? [] : ["not-provided.ts"])];
}

export async function pastedMachine(name: string): Promise<AnyStateMachine> {
  const file = machineFiles[name] ?? "";
  return (await pasted(file, othersOf(file)))[name] as AnyStateMachine;
}
