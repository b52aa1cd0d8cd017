import type { Module } from "partner-sdk";
import { modules } from "./active-company.ts";
import type { Known } from "./known.ts";
import type { CompaniesByModule } from "./session.ts";

export type Destination =
  | { type: "show"; module: Module | null }
  /** A page of a module without an active company: `to`, if the module has such a page at all. */
  | { type: "choose"; module: Module; to: string }
  | { type: "redirect"; to: string }
  | { type: "notFound" };

/** Whether a path is shown to someone, or where they go instead. Paths may carry a query. */
export function destinationOf(path: string, known: Known): Destination {
  const page = pageOf(path);
  if (known.session === "starting") return show(null);
  if (known.session === "unavailable") return page === "/error" ? show(null) : redirect("/error");
  if (known.session === "signedOut") return page === "/login" ? show(null) : redirect("/login");
  if (page === "/login") return redirect(afterSignIn(known));
  // Whom the start-up load kept at the 500 page.
  if (page === "/error" && known.returnTo !== null) return redirect(afterSignIn(known));
  if (page === "/" || page === "/profile" || page === "/error") return show(null);
  if (page === "/company-preview") return picker(moduleOf(path), known);
  const module = modules.find((each) => isUnder(page, listPath(each)));
  if (!module) return { type: "notFound" };
  if (page === listPath(module)) return picker(module, known);
  if (known.active[module]) return show(module);
  const to = known.companies[module]?.length ? listPath(module) : "/";
  return page === pathAfterChoosing(module) ? redirect(to) : { type: "choose", module, to };
}

/** The module's company list. */
export function listPath(module: Module): string {
  return `/${module.replaceAll("_", "-")}`;
}

/** Where choosing a company leads. */
export function pathAfterChoosing(module: Module): string {
  return `${listPath(module)}/${module === "offline_counter" ? "report" : "service-preview"}`;
}

/** Where the back link of the page after the company list leads. */
export function pathBackFrom(module: Module, companies: CompaniesByModule): string {
  return companies[module]?.length === 1 ? "/" : listPath(module);
}

function picker(module: Module | undefined, { companies, active }: Known): Destination {
  const allowed = (module && companies[module]) ?? [];
  if (!module || allowed.length === 0) return redirect("/");
  return allowed.length === 1 && active[module]
    ? redirect(pathAfterChoosing(module))
    : show(module);
}

function afterSignIn(known: Known): string {
  if (known.returnTo === null || pageOf(known.returnTo) === "/login") return "/";
  const destination = destinationOf(known.returnTo, known);
  if (destination.type === "show") return known.returnTo;
  return destination.type === "notFound" ? "/" : destination.to;
}

function pageOf(path: string): string {
  const page = path.replace(/[?#].*$/s, "");
  return page.length > 1 && page.endsWith("/") ? page.slice(0, -1) : page;
}

function isUnder(page: string, list: string): boolean {
  return page === list || page.startsWith(`${list}/`);
}

function moduleOf(path: string): Module | undefined {
  const given = /[?&]module=([^&#]*)/.exec(path)?.[1];
  return modules.find((module) => module === given);
}

function show(module: Module | null): Destination {
  return { type: "show", module };
}

function redirect(to: string): Destination {
  return { type: "redirect", to };
}
