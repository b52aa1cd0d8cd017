// Generated from packages/machines/src/session/active-company.ts by `npx pnpm@10 diagrams`. Not edited by hand.

import { assign, setup } from "xstate";

/** Not the SDK's list: what is to run in the visualizer imports values from `xstate` alone. */
const modules = [
  "intracity",
  "supervisor",
  "offline_counter",
  "toll_plaza",
  "waybill",
  "water",
  "intercity",
  "counterwise_ticketing",
];

const activeCompanyMachine = setup({
  actions: {
    choose: assign((_, company) => ({ chosen: company })),
    chooseOnly: assign((_, companies) => ({
      chosen: companies.reduce((_none, { id }) => id, null),
    })),
    allow: assign((_, companies) => ({ allowed: companies })),
    forget: assign({ chosen: null }),
  },
  guards: {
    isAllowed: ({ context }, company) => has(context.allowed, company),
    isOnlyOne: (_, companies) => companies.length === 1,
    allowsLast: (_, event) => has(event.companies, event.last),
    allowsChosen: ({ context }, companies) => has(companies, context.chosen),
    isKeptOnSignOut: ({ context }) => context.module === "counterwise_ticketing",
  },
}).createMachine({
  id: "activeCompany",
  description: "The company that the user works with in one module.",
  meta: { section: "specification: §4 Active company" },
  context: ({ input }) => ({ module: input?.module ?? "intracity", chosen: null, allowed: [] }),
  initial: "none",
  states: {
    none: {
      description: "No company was chosen.",
      meta: { section: "specification: §4 Active company" },
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
            meta: { section: "specification: §2 Navigation rules" },
          },
          {
            guard: { type: "allowsLast", params: ({ event }) => event },
            target: "chosen",
            actions: [
              { type: "allow", params: ({ event }) => event.companies },
              { type: "choose", params: ({ event }) => event.last },
            ],
            description: "The company that the user last chose is chosen again.",
            meta: { section: "product decision: The active company" },
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
      meta: { section: "specification: §4 Active company" },
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
            meta: { section: "specification: §2 Navigation rules" },
          },
          {
            guard: { type: "allowsChosen", params: ({ event }) => event.companies },
            target: ".usable",
            actions: { type: "allow", params: ({ event }) => event.companies },
            description: "The user may see the chosen company.",
            meta: { section: "product decision: The active company" },
          },
          {
            guard: { type: "allowsLast", params: ({ event }) => event },
            target: ".usable",
            actions: [
              { type: "allow", params: ({ event }) => event.companies },
              { type: "choose", params: ({ event }) => event.last },
            ],
            description: "Not the chosen company, but the one that the user last chose.",
            meta: { section: "product decision: The active company" },
          },
          {
            target: ".dormant",
            actions: { type: "allow", params: ({ event }) => event.companies },
            description: "Nobody is signed in, or the user may not see the chosen company.",
            meta: { section: "product decision: The active company" },
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
          meta: { section: "specification: §4 Active company" },
          tags: "active",
        },
        dormant: {
          description: "Kept, but not active: it is not among the allowed companies.",
          meta: { section: "product decision: The active company" },
        },
      },
    },
  },
});

function has(companies, id) {
  return companies.some((company) => company.id === id);
}

export { activeCompanyMachine, modules };
