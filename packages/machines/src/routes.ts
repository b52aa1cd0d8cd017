import type { Company, Module } from "partner-sdk";
import { isInvitationPage, type RoutingState } from "./portal-context.ts";
import { modules } from "./session/active-company.ts";
import type { CompaniesByModule } from "./session/session.ts";

export type Destination =
  | { type: "show"; module: Module | null }
  /** A page of a company that the user may see, and that is to become the active one first. */
  | { type: "activate"; module: Module; company: string }
  /** A page without a company that the user may see: `to`, if the module has such a page at all. */
  | { type: "choose"; module: Module; to: string }
  | { type: "redirect"; to: string }
  | { type: "notFound" };

/** Whether a path is shown to someone, or where they go instead. Paths may carry a query. */
export function destinationOf(path: string, known: RoutingState): Destination {
  const page = pageOf(path);
  if (known.session === "starting" || known.session === "restricted") return show(null);
  if (known.session === "unavailable") return page === "/error" ? show(null) : redirect("/error");
  if (isInvitationPage(path)) return show(null);
  if (known.session === "signedOut") return page === "/login" ? show(null) : redirect("/login");
  if (page === "/login") return redirect(afterSignIn(known));
  // Whom the start-up load kept at the 500 page.
  if (page === "/error" && known.returnTo !== null) return redirect(afterSignIn(known));
  if (page === "/" || page === "/profile" || page === "/error") return show(null);
  if (page === "/company-preview") return picker(path, moduleNamedIn(path), known);
  const module = modules.find((each) => isUnder(page, listPath(each)));
  if (!module) return { type: "notFound" };
  return page === listPath(module) ? picker(path, module, known) : within(path, module, known);
}

/** The module's company list. */
export function listPath(module: Module): string {
  return `/${module.replaceAll("_", "-")}`;
}

/** Where choosing a company leads. */
export function pathAfterChoosing(module: Module): string {
  return `${listPath(module)}/${module === "offline_counter" ? "report" : "service-preview"}`;
}

/** The same page for a company of its module. */
export function withCompany(path: string, company: string): string {
  const others = queryOf(path).filter((each) => !each.startsWith("company="));
  const query = [`company=${encodeURIComponent(company)}`, ...others];
  return `${path.replace(/[?#].*$/s, "")}?${query.join("&")}`;
}

/** The module's company list, which keeps the page that is to be opened once a company is chosen. */
export function listPathBefore(path: string, module: Module): string {
  const isKept = path !== pathAfterChoosing(module);
  return isKept ? `${listPath(module)}?to=${encodeURIComponent(path)}` : listPath(module);
}

/** Where choosing a company leads from the list at this path. */
export function pathOnceChosen(list: string, module: Module, company: string): string {
  return withCompany(keptBy(list, module) ?? pathAfterChoosing(module), company);
}

/** Whether the page that a company list keeps is that of a company which is none of these. */
export function isRefusedAt(list: string, module: Module, allowed: readonly Company[]): boolean {
  const named = entryOf(keptBy(list, module) ?? "", "company");
  return named !== null && !allowed.some(({ id }) => id === named);
}

/** The module that Home says the user has no company of. */
export function moduleRefusedAt(path: string): Module | undefined {
  return modules.find((module) => module === entryOf(path, "refused"));
}

/** Where the back link of the page after the company list leads. */
export function pathBackFrom(module: Module, companies: CompaniesByModule): string {
  return companies[module]?.length === 1 ? "/" : listPath(module);
}

function within(path: string, module: Module, { companies, active }: RoutingState): Destination {
  const allowed = companies[module] ?? [];
  const company = entryOf(path, "company");
  if (active[module] && company === null) return redirect(withCompany(path, active[module].id));
  if (active[module] && company === active[module].id) return show(module);
  if (company !== null && allowed.some(({ id }) => id === company)) {
    return { type: "activate", module, company };
  }
  const to = allowed.length > 0 ? listPathBefore(path, module) : homeWithout(module);
  return pageOf(path) === pathAfterChoosing(module) ? redirect(to) : { type: "choose", module, to };
}

function picker(
  path: string,
  module: Module | undefined,
  { companies, active }: RoutingState,
): Destination {
  if (!module) return redirect("/");
  const allowed = companies[module] ?? [];
  if (allowed.length === 0) return redirect(homeWithout(module));
  const only = allowed.length === 1 && active[module];
  return only && !isRefusedAt(path, module, allowed)
    ? redirect(pathOnceChosen(path, module, only.id))
    : show(module);
}

function homeWithout(module: Module): string {
  return `/?refused=${module}`;
}

function keptBy(list: string, module: Module): string | null {
  const kept = entryOf(list, "to");
  return kept?.startsWith(`${listPath(module)}/`) ? kept : null;
}

function afterSignIn(known: RoutingState): string {
  if (known.returnTo === null || pageOf(known.returnTo) === "/login") return "/";
  const destination = destinationOf(known.returnTo, known);
  if ("to" in destination) return destination.to;
  return destination.type === "notFound" ? "/" : known.returnTo;
}

function pageOf(path: string): string {
  const page = path.replace(/[?#].*$/s, "");
  return page.length > 1 && page.endsWith("/") ? page.slice(0, -1) : page;
}

function isUnder(page: string, list: string): boolean {
  return page === list || page.startsWith(`${list}/`);
}

function moduleNamedIn(path: string): Module | undefined {
  return modules.find((module) => module === entryOf(path, "module"));
}

function queryOf(path: string): string[] {
  const [, query = ""] = /^[^#]*?\?([^#]*)/.exec(path) ?? [];
  return query.split("&").filter(Boolean);
}

/** An entry of a path's query; null also for an empty one, and for what cannot be decoded. */
function entryOf(path: string, entry: string): string | null {
  const written = queryOf(path).find((each) => each.startsWith(`${entry}=`));
  try {
    return decodeURIComponent(written?.slice(entry.length + 1).replaceAll("+", " ") ?? "") || null;
  } catch {
    return null;
  }
}

function show(module: Module | null): Destination {
  return { type: "show", module };
}

function redirect(to: string): Destination {
  return { type: "redirect", to };
}
