import type { SnapshotFrom } from "xstate";
import { companiesToRemember, type PortalContext } from "./portal-context.ts";
import type { activeCompanyMachine } from "./session/active-company.ts";

export type ActiveCompany = SnapshotFrom<typeof activeCompanyMachine>;
type Followed = { context: PortalContext; event: { snapshot: ActiveCompany } };

const onSnapshot = [
  {
    guard: { type: "isOtherCompany", params: ({ event }: Followed) => event.snapshot },
    actions: [
      { type: "noteCompany", params: ({ event }: Followed) => event.snapshot },
      { type: "persistCompanies", params: ({ context }: Followed) => companiesToRemember(context) },
    ],
    description: "A company was chosen or cleared: the choice survives a reload.",
  },
  {
    actions: { type: "noteCompany", params: ({ event }: Followed) => event.snapshot },
    description: "The module's company is as it was, or became active or dormant.",
  },
] as const;

/** What the portal starts for each module. */
export const companyActors = [
  { id: "intracity", src: "activeCompany", input: { module: "intracity" }, onSnapshot },
  { id: "supervisor", src: "activeCompany", input: { module: "supervisor" }, onSnapshot },
  {
    id: "offline_counter",
    src: "activeCompany",
    input: { module: "offline_counter" },
    onSnapshot,
  },
  { id: "toll_plaza", src: "activeCompany", input: { module: "toll_plaza" }, onSnapshot },
  { id: "waybill", src: "activeCompany", input: { module: "waybill" }, onSnapshot },
  { id: "water", src: "activeCompany", input: { module: "water" }, onSnapshot },
  { id: "intercity", src: "activeCompany", input: { module: "intercity" }, onSnapshot },
  {
    id: "counterwise_ticketing",
    src: "activeCompany",
    input: { module: "counterwise_ticketing" },
    onSnapshot,
  },
] as const;
