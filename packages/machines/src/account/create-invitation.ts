import { assign, fromPromise, setup } from "xstate";
import { notProvided } from "../not-provided.ts";
import { isOutcomeUnknown } from "./unknown-outcome.ts";

/** Whom an administrator invites. */
export type InvitationRequest = {
  /** Who it is for, in words. */
  name: string;
  role: string;
};

/** The secret of an invitation is told once. */
export type CreatedInvitation = { token: string; expiresAt: string };

type CreateInvitationFailure =
  | "nameMissing"
  | "refused"
  | "notAdministrator"
  | "unanswered"
  | "failed";

export type CreateInvitationContext = {
  /** Whom the last invitation is for. */
  name: string;
  made: CreatedInvitation | null;
  failure: CreateInvitationFailure | null;
  /** Why the host refused it, in its words; null where it gave none. */
  refusal: string | null;
};

export type CreateInvitationEvent =
  | { type: "dialog.opened" }
  | { type: "dialog.closed" }
  | ({ type: "invitation.submitted" } & InvitationRequest)
  | { type: "form.edited" };

const access = { section: "product decision: Who has access" };

/** It keeps the secret of an invitation as long as that is shown, and no longer. */
export const createInvitationMachine = setup({
  types: {
    context: {} as CreateInvitationContext,
    events: {} as CreateInvitationEvent,
    meta: {} as { section: string },
    tags: {} as "open" | "busy",
  },
  actors: {
    invite: fromPromise<CreatedInvitation, InvitationRequest>(async () =>
      notProvided("createInvitation", "invite"),
    ),
  },
  actions: {
    forget: assign({ name: "", made: null, ...calm() }),
    noteName: assign((_, { name }: InvitationRequest) => ({ ...calm(), name: name.trim() })),
    noteMissing: assign({ ...calm(), failure: "nameMissing" }),
    keepMade: assign((_, made: CreatedInvitation) => ({ made })),
    noteFailure: assign((_, { error }: { error: unknown }) => failureOf(error)),
    forgetFailure: assign(calm()),
  },
  guards: {
    isNamed: (_, { name }: InvitationRequest) => name.trim() !== "",
  },
}).createMachine({
  id: "createInvitation",
  description: "The dialog in which an administrator invites somebody, and its link, shown once.",
  meta: access,
  context: { name: "", made: null, ...calm() },
  initial: "closed",
  states: {
    closed: {
      description: "The dialog is closed. What it showed is forgotten.",
      meta: access,
      entry: "forget",
      on: { "dialog.opened": { target: "asking", description: "Somebody is to be invited." } },
    },
    asking: {
      description: "It asks whom, and in which role.",
      meta: access,
      tags: "open",
      on: {
        "invitation.submitted": [
          {
            guard: { type: "isNamed", params: ({ event }) => event },
            target: "sending",
            actions: { type: "noteName", params: ({ event }) => event },
            description: "It is said who it is for.",
          },
          {
            actions: "noteMissing",
            description: "It is not said who it is for: nothing is sent.",
          },
        ],
        "form.edited": { actions: "forgetFailure", description: "It is being put right." },
        "dialog.closed": { target: "closed", description: "Nobody is invited." },
      },
    },
    sending: {
      description: "The service is asked for an invitation. A second press asks for no other.",
      meta: access,
      tags: ["open", "busy"],
      on: {
        "dialog.closed": {
          target: "closed",
          description: "Its link is not seen any more. If it was made, it is in the list.",
        },
      },
      invoke: {
        id: "invite",
        src: "invite",
        input: ({ event }) => wishedOf(event as InvitationRequest),
        onDone: {
          target: "made",
          actions: { type: "keepMade", params: ({ event }) => event.output },
          description: "There is an invitation.",
        },
        onError: {
          target: "asking",
          actions: { type: "noteFailure", params: ({ event }) => event },
          description: "There is none, or nobody knows: the dialog says which.",
        },
      },
    },
    made: {
      description: "The link is shown, which the service never tells again.",
      meta: access,
      tags: "open",
      on: { "dialog.closed": { target: "closed", description: "It has been copied, or not." } },
    },
  },
});

function calm(): Pick<CreateInvitationContext, "failure" | "refusal"> {
  return { failure: null, refusal: null };
}

function wishedOf({ name, role }: InvitationRequest): InvitationRequest {
  return { name: name.trim(), role };
}

type Details = {
  status?: number;
  code?: string;
  fieldErrors?: readonly { message: string }[];
};

function failureOf(error: unknown): Pick<CreateInvitationContext, "failure" | "refusal"> {
  const details = { ...(error as Details) };
  if (isOutcomeUnknown(details)) return { ...calm(), failure: "unanswered" };
  const { status, fieldErrors } = details;
  if (status === 400) return { failure: "refused", refusal: fieldErrors?.[0]?.message ?? null };
  return { ...calm(), failure: status === 403 ? "notAdministrator" : "failed" };
}
