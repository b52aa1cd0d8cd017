import { allMachines } from "machines/inspect/all-machines";

/** The portal, which brings the others together; then from what all pages have to what one screen starts. */
const order = [
  "portal",
  ...["authentication", "activeCompany", "loading", "connection"],
  ...["report", "filter", "rows", "refresh", "comparison", "allPages", "export", "today"],
  ...["passwordChange", "auditRecord", "secondFactor", "factorChange", "ownFactors", "ownSessions"],
  ...["access", "createInvitation", "acceptInvitation"],
  ...["idleTimeout", "missingScript"],
];

const placeOf = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);

/** As the README of the machines walks through them; what it does not have comes last. */
export const machinesInOrder = (): readonly string[] =>
  allMachines()
    .map(({ id }) => id)
    .sort((a, b) => placeOf(a) - placeOf(b));
