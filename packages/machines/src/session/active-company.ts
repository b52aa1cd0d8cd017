import type { Company, Module } from "partner-sdk";
import { assign, setup } from "xstate";

export type ActiveCompanyContext = {
  module: Module;
  /** The id of the chosen company, allowed or not. */
  chosen: string | null;
  allowed: readonly Company[];
};

export type ActiveCompanyEvent =
  | { type: "company.chosen"; company: string }
  | {
      type: "companies.allowed";
      companies: readonly Company[];
      /** The one that the user last chose. */
      last: string | null;
    }
  | { type: "companies.cleared" };

/** The id of the company that was chosen in each module. */
export type ChosenCompanies = Readonly<Partial<Record<Module, string | null>>>;

/** The ids of the chosen companies and whose choice they are: what survives a reload. */
export type RememberedCompanies = { user: string; companies: ChosenCompanies };

/** Not the SDK's list: what is to run in the visualizer imports values from `xstate` alone. */
export const modules: readonly Module[] = [
  "intracity",
  "supervisor",
  "offline_counter",
  "toll_plaza",
  "waybill",
  "water",
  "intercity",
  "counterwise_ticketing",
];

const specified = { section: "specification: §4 Active company" };
const designed = { section: "product decision: The active company" };
const picker = { section: "specification: §2 Navigation rules" };

export const activeCompanyMachine = setup({
  types: {
    context: {} as ActiveCompanyContext,
    events: {} as ActiveCompanyEvent,
    input: {} as { module: Module } | undefined,
    meta: {} as { section: string },
    tags: {} as "active",
  },
  actions: {
    choose: assign((_, company: string | null) => ({ chosen: company })),
    chooseOnly: assign((_, companies: readonly Company[]) => ({
      chosen: companies.reduce<string | null>((_none, { id }) => id, null),
    })),
    allow: assign((_, companies: readonly Company[]) => ({ allowed: companies })),
    forget: assign({ chosen: null }),
  },
  guards: {
    isAllowed: ({ context }, company: string) => has(context.allowed, company),
    isOnlyOne: (_, companies: readonly Company[]) => companies.length === 1,
    allowsLast: (_, event: { companies: readonly Company[]; last: string | null }) =>
      has(event.companies, event.last),
    allowsChosen: ({ context }, companies: readonly Company[]) => has(companies, context.chosen),
    isKeptOnSignOut: ({ context }) => context.module === "counterwise_ticketing",
  },
}).createMachine({
  id: "activeCompany",
  description: "The company that the user works with in one module.",
  meta: specified,
  context: ({ input }) => ({ module: input?.module ?? "intracity", chosen: null, allowed: [] }),
  initial: "none",
  states: {
    none: {
      description: "No company was chosen.",
      meta: specified,
      on: {
        "company.chosen": [
          {
            guard: { type: "isAllowed", params: ({ event }) => event.company },
            target: "chosen",
            actions: { type: "choose", params: ({ event }) => event.company },
            description: "The user picks one of the module's companies.",
          },
          { description: "Not one of those that the user may see: the choice is refused." },
        ],
        "companies.allowed": [
          {
            guard: { type: "isOnlyOne", params: ({ event }) => event.companies },
            target: "chosen",
            actions: [
              { type: "allow", params: ({ event }) => event.companies },
              { type: "chooseOnly", params: ({ event }) => event.companies },
            ],
            description: "A module's only company is chosen by itself.",
            meta: picker,
          },
          {
            guard: { type: "allowsLast", params: ({ event }) => event },
            target: "chosen",
            actions: [
              { type: "allow", params: ({ event }) => event.companies },
              { type: "choose", params: ({ event }) => event.last },
            ],
            description: "The company that the user last chose is chosen again.",
            meta: designed,
          },
          {
            actions: { type: "allow", params: ({ event }) => event.companies },
            description: "The signed-in user may choose among these.",
          },
        ],
      },
    },
    chosen: {
      description: "A company was chosen.",
      meta: specified,
      initial: "usable",
      on: {
        "company.chosen": [
          {
            guard: { type: "isAllowed", params: ({ event }) => event.company },
            target: ".usable",
            actions: { type: "choose", params: ({ event }) => event.company },
            description: "The user picks another company.",
          },
          { description: "Not one of those that the user may see: the choice is refused." },
        ],
        "companies.allowed": [
          {
            guard: { type: "isOnlyOne", params: ({ event }) => event.companies },
            target: ".usable",
            actions: [
              { type: "allow", params: ({ event }) => event.companies },
              { type: "chooseOnly", params: ({ event }) => event.companies },
            ],
            description: "A module's only company is chosen by itself.",
            meta: picker,
          },
          {
            guard: { type: "allowsChosen", params: ({ event }) => event.companies },
            target: ".usable",
            actions: { type: "allow", params: ({ event }) => event.companies },
            description: "The user may see the chosen company.",
            meta: designed,
          },
          {
            guard: { type: "allowsLast", params: ({ event }) => event },
            target: ".usable",
            actions: [
              { type: "allow", params: ({ event }) => event.companies },
              { type: "choose", params: ({ event }) => event.last },
            ],
            description: "Not the chosen company, but the one that the user last chose.",
            meta: designed,
          },
          {
            target: ".dormant",
            actions: { type: "allow", params: ({ event }) => event.companies },
            description: "Nobody is signed in, or the user may not see the chosen company.",
            meta: designed,
          },
        ],
        "companies.cleared": [
          {
            guard: "isKeptOnSignOut",
            description: "The slip: counterwise_ticketing is left untouched by sign-out.",
          },
          {
            target: "none",
            actions: "forget",
            description: "Sign-out clears the active companies.",
          },
        ],
      },
      states: {
        usable: {
          description: "The signed-in user may see the company: it is active.",
          meta: specified,
          tags: "active",
        },
        dormant: {
          description: "Kept, but not active: it is not among the allowed companies.",
          meta: designed,
        },
      },
    },
  },
});

function has(companies: readonly Company[], id: string | null): boolean {
  return companies.some((company) => company.id === id);
}
