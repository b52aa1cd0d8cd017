import { allMachines } from "machines/inspect/all-machines";
import { expect, it } from "vitest";
import type { AnyStateMachine } from "xstate";
import { getStateNodes } from "xstate/graph";

const startedBy = (machine: AnyStateMachine) =>
  [machine.root, ...getStateNodes(machine)].flatMap(({ invoke }) => invoke.map(({ id }) => id));

it("machines, and the actors that they start, have the names that a trace shows", () => {
  const found = allMachines().map((machine) => [machine.id, startedBy(machine)]);
  expect(Object.fromEntries(found)).toEqual({
    portal: [
      ...["session", "authentication", "loading", "connection", "tabs"],
      ...["intracity", "supervisor", "offline_counter", "toll_plaza"],
      ...["waybill", "water", "intercity", "counterwise_ticketing"],
    ],
    authentication: [
      "loadUser",
      "followConnection",
      "requestToken",
      "loadUser",
      ...["signOut", "signOut", "signOut", "signOut"],
    ],
    activeCompany: [],
    loading: [],
    connection: ["followConnection"],
    report: ["rows", "comparison", "filter", "allPages", "refresh", "refreshRows"],
    filter: [],
    rows: ["followConnection", "loadReport", "loadMore"],
    comparison: ["followConnection", "loadComparison"],
    refresh: ["awaitQuiet"],
    allPages: ["followConnection", "loadPage", "loadNewest"],
    today: ["followConnection", "followVisibility", "loadToday"],
    export: ["writeFile"],
    auditRecord: ["noteReading"],
    ownSessions: ["loadSessions", "endSession", "endOthers"],
    passwordChange: ["changePassword"],
    secondFactor: ["usePasskey", "verifyCode"],
    factorChange: ["begin", "confirm"],
    ownFactors: ["loadFactors"],
    access: ["loadAccess", "followConnection", "endAccess", "endSessions", "withdraw"],
    createInvitation: ["invite"],
    acceptInvitation: ["readInvitation", "followConnection", "makeAccount", "addAccess"],
    idleTimeout: ["followActivity", "endAtHost"],
    missingScript: ["followConnection", "reachPage", "markReload"],
  });
});
