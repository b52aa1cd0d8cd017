import {
  acceptInvitationMachine,
  type InvitationDetails,
} from "machines/account/accept-invitation";
import { type AccessLists, accessMachine } from "machines/account/access";
import { createInvitationMachine } from "machines/account/create-invitation";
import { expect, it } from "vitest";
import { type AnyStateMachine, createActor, type EventObject, fromPromise } from "xstate";
import { failure } from "../actors.ts";
import { errorsOf } from "../errors-of.ts";

const event = (type: string, more: object = {}) => ({ type, ...more }) as EventObject;

const listed = accessMachine.provide({
  actors: { loadAccess: fromPromise<AccessLists>(async () => ({ people: [], invitations: [] })) },
});
const refusing = () => Promise.reject(failure(503));
const withToken = { token: "t" };
const read = acceptInvitationMachine.provide({
  actors: {
    readInvitation: fromPromise<InvitationDetails, { token: string }>(async () => ({
      company: "Kirtonkhola Launch",
      module: "water",
      name: "Nasrin Akter",
      role: "reader",
      expiresAt: "2026-06-09T05:39:47+06:00",
      passwordRules: { minLength: null, refuses: [] },
    })),
  },
});
const idle = event("form.edited");

it.each<[string, AnyStateMachine, unknown, EventObject[]]>([
  ["access: loadAccess", accessMachine, undefined, []],
  [
    "access: followConnection",
    accessMachine.provide({ actors: { loadAccess: fromPromise<AccessLists>(refusing) } }),
    undefined,
    [],
  ],
  [
    "access: endAccess",
    listed,
    undefined,
    [idle, event("end.requested", { kind: "access", user: "4" }), event("end.confirmed")],
  ],
  [
    "access: endSessions",
    listed,
    undefined,
    [idle, event("end.requested", { kind: "sessions", user: "4" }), event("end.confirmed")],
  ],
  ["access: withdraw", listed, undefined, [idle, event("withdrawal.requested", { id: "i" })]],
  [
    "createInvitation: invite",
    createInvitationMachine,
    undefined,
    [event("dialog.opened"), event("invitation.submitted", { name: "Nasrin", role: "reader" })],
  ],
  ["acceptInvitation: readInvitation", acceptInvitationMachine, withToken, []],
  [
    "acceptInvitation: followConnection",
    acceptInvitationMachine.provide({
      actors: { readInvitation: fromPromise<InvitationDetails, { token: string }>(refusing) },
    }),
    withToken,
    [],
  ],
  [
    "acceptInvitation: makeAccount",
    read,
    withToken,
    [idle, event("account.submitted", { name: "N", username: "n", password: "p" })],
  ],
  ["acceptInvitation: addAccess", read, withToken, [idle, event("addition.submitted")]],
])("%s says its name when it is not provided", async (implementation, machine, input, events) => {
  expect(await errorsOf(machine, input, events)).toContain(`${implementation} is not provided`);
});

it("an invitation without a link has nothing to go on", () => {
  expect(createActor(acceptInvitationMachine).getSnapshot().context).toEqual({
    token: null,
    invited: null,
    username: null,
    missing: [],
    hasUnseen: false,
    broken: [],
    refusals: {},
    failure: null,
    retryAfter: null,
    isUnsure: false,
  });
});
