import { readFile } from "node:fs/promises";
import vm from "node:vm";
import { transform } from "esbuild";
import type { AnyStateMachine } from "xstate";
import * as xstate from "xstate";

const folder = new URL("../../packages/machines/src/", import.meta.url);

/** The machine files, by the name that each exports; only the portal may import others of them. */
export const machineFiles: Record<string, string> = {
  authenticationMachine: "authentication.ts",
  activeCompanyMachine: "active-company.ts",
  loadingMachine: "loading.ts",
  connectionMachine: "connection.ts",
  filterMachine: "filter.ts",
  reportMachine: "report.ts",
  rowsMachine: "rows.ts",
  comparisonMachine: "comparison.ts",
  allPagesMachine: "all-pages.ts",
  refreshMachine: "refresh.ts",
  exportMachine: "export.ts",
  missingScriptMachine: "missing-script.ts",
  todayMachine: "today.ts",
  takenAlongMachine: "taken-along.ts",
  idleEndMachine: "idle-end.ts",
  ownSessionsMachine: "own-sessions.ts",
  passwordChangeMachine: "password-change.ts",
  secondFactorMachine: "second-factor.ts",
  factorChangeMachine: "factor-change.ts",
  ownFactorsMachine: "own-factors.ts",
  accessMachine: "access.ts",
  invitingMachine: "inviting.ts",
  invitationMachine: "invitation.ts",
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
  for (const other of others) siblings[`./${other}`] = await pasted(other, othersOf(other));
  const asked: string[] = [];
  const started: string[] = [];
  const watched = new Proxy(xstate, {
    get: (target, name: keyof typeof xstate) =>
      name === "createActor" ? () => started.push("createActor") : target[name],
  });
  const module = { exports: {} as Record<string, unknown> };
  const require = (name: string) => {
    asked.push(name);
    const found = name === "xstate" ? watched : siblings[name];
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

/** What is to be pasted beside a file. */
export function othersOf(file: string): string[] {
  const apart = [
    file,
    "report.ts",
    "export.ts",
    "missing-script.ts",
    "today.ts",
    "all-pages.ts",
    "rows.ts",
    "filter.ts",
    "comparison.ts",
    "refresh.ts",
    "taken-along.ts",
    "idle-end.ts",
    "own-sessions.ts",
    "password-change.ts",
    "second-factor.ts",
    "factor-change.ts",
    "own-factors.ts",
    "access.ts",
    "inviting.ts",
    "invitation.ts",
  ];
  if (file === "authentication.ts")
    return ["restricted-session.ts", "sign-in-failure.ts", "signing-out.ts"];
  if (file === "restricted-session.ts") return ["signing-out.ts"];
  if (file === "second-factor.ts" || file === "factor-change.ts") return ["sign-in-failure.ts"];
  if (file === "invitation.ts" || file === "password-change.ts")
    return ["password-rules.ts", "unanswered.ts"];
  if (file === "inviting.ts") return ["unanswered.ts"];
  if (file === "filter.ts") return ["date-range.ts"];
  if (file === "company-actors.ts") return ["known.ts"];
  if (file !== "portal.ts") return [];
  const started = Object.values(machineFiles).filter((other) => !apart.includes(other));
  return [...started, "company-actors.ts", "known.ts", "session.ts"];
}

export async function pastedMachine(name: string): Promise<AnyStateMachine> {
  const file = machineFiles[name] ?? "";
  return (await pasted(file, othersOf(file)))[name] as AnyStateMachine;
}
