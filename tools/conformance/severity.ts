import type { Operation } from "partner-api";
import type { Finding } from "./finding.ts";
import { companyId, hostIn } from "./host.ts";
import { fieldOf, listIn } from "./rows.ts";
import { companyListOf, reportsOf, screensOf } from "./screens.ts";
import { isShown } from "./shown.ts";

type Rating = Pick<Finding, "severity" | "screens">;

/** Whether the portal works for nobody without the operation. */
export const isOfEverybody = (id: string) => ["login", "getUser", "logout"].includes(id);
const advice: Rating = { severity: "advice" };
const ofPortal: Rating = { severity: "breaks the portal" };

/** How bad it is that an operation is not answered, or not so that the portal can read it. */
export const breaking = (operation: Pick<Operation, "id" | "portalRoutes">): Rating =>
  isOfEverybody(operation.id)
    ? ofPortal
    : { severity: "breaks a screen", screens: screensOf(operation) };

/** Data of one user or company came to somebody who may not see it. */
export const unsafe: Rating = ofPortal;

type Place = { at: string; isTime: boolean };

/** How bad a field is that does not match, by what the portal makes of it. */
export function severityOfMismatch(operation: Operation, place: Place, answer: unknown): Rating {
  const { id } = operation;
  const { at, isTime } = place;
  if (id === "login") return at === "data" || at === "data.token" ? ofPortal : advice;
  if (id === "logout") return advice;
  if (id === "getUser") return ofUser(at, fieldOf(answer, "data"));
  if (isTime) return breaking(operation);
  const isOfReport = reportsOf(operation).length > 0 || operation.feature === undefined;
  const isFine = isOfReport && isShown(operation, at, fieldOf(answer, "data"));
  return isFine ? advice : breaking(operation);
}

/** The portal takes a company by either id, and by its id where it has no name. */
function ofUser(at: string, data: unknown): Rating {
  const vital = ["data", "data.user", "data.user.name", "data.allowed_companies"];
  if (vital.includes(at)) return ofPortal;
  const [, module, index] =
    /^data\.allowed_companies\.(\w+)_companies(?:\[(\d+)\].*)?$/.exec(at) ?? [];
  if (!module) return advice;
  const companies = fieldOf(fieldOf(data, "allowed_companies"), `${module}_companies`);
  const company = index === undefined ? undefined : listIn(companies)[Number(index)];
  if (companyId(company, module) !== undefined) return advice;
  if (!hasAnyCompany(data)) return ofPortal;
  return { severity: "breaks a screen", screens: [companyListOf(module)] };
}

const hasAnyCompany = (data: unknown) =>
  Object.values(hostIn(data).companies).some((ids) => ids.length > 0);
