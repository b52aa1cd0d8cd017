import type { Company, Module } from "partner-sdk";
import { modules } from "./active-company.ts";
import type { CompaniesByModule } from "./authentication.ts";

/** What a redirect depends on. */
export type Known = {
  session: "starting" | "unavailable" | "signedOut" | "signedIn";
  companies: CompaniesByModule;
  active: Readonly<Partial<Record<Module, Company | null>>>;
  /** Where an expired session was, if the one who signed in is the same user. */
  returnTo: string | null;
};

export type Destination =
  | { type: "show"; module: Module | null }
  | { type: "redirect"; to: string }
  | { type: "notFound" };

/** Whether a path is shown to someone, or where they go instead. Paths may carry a query. */
export function destinationOf(path: string, known: Known): Destination {
  const page = pageOf(path);
  if (known.session === "starting") return show(null);
  if (known.session === "unavailable") return page === "/error" ? show(null) : redirect("/error");
  if (known.session === "signedOut") return page === "/login" ? show(null) : redirect("/login");
  if (page === "/login") return redirect(afterSignIn(known));
  if (page === "/" || page === "/profile" || page === "/error") return show(null);
  if (page === "/company-preview") return picker(moduleOf(path), known);
  const module = modules.find((each) => isUnder(page, listPath(each)));
  if (!module) return { type: "notFound" };
  if (page === listPath(module)) return picker(module, known);
  if (!isScreen(page, module)) return { type: "notFound" };
  if (known.active[module]) return show(module);
  return redirect(known.companies[module]?.length ? listPath(module) : "/");
}

/** The module's company list. */
export function listPath(module: Module): string {
  return `/${screens[module].path}`;
}

/** Where choosing a company leads. */
export function pathAfterChoosing(module: Module): string {
  return `${listPath(module)}/${screens[module].under[0]}`;
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
  if (destination.type === "redirect") return destination.to;
  return destination.type === "show" ? known.returnTo : "/";
}

function isScreen(page: string, module: Module): boolean {
  const rest = page.slice(listPath(module).length + 1);
  return screens[module].under.some((screen) =>
    screen.endsWith("/*")
      ? rest.startsWith(screen.slice(0, -1)) && /^[^/]+$/.test(rest.slice(screen.length - 1))
      : rest === screen,
  );
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

/** The first screen of a module is where choosing a company leads. */
const screens: Record<Module, { path: string; under: readonly [string, ...string[]] }> = {
  intracity: {
    path: "intracity",
    under: [
      "service-preview",
      "counterwise/report",
      "vehiclewise/report",
      "vehicle/report",
      "summary",
    ],
  },
  supervisor: {
    path: "supervisor",
    under: ["service-preview", "supervisorwise/report", "vehiclewise/report", "vehicles"],
  },
  offline_counter: { path: "offline-counter", under: ["report"] },
  toll_plaza: {
    path: "toll-plaza",
    under: [
      "service-preview",
      "report",
      "fare",
      "non-exited-vehicle-list",
      "check-vehicles",
      "dashboard",
      "collection-details",
    ],
  },
  waybill: { path: "waybill", under: ["service-preview", "vehicles", "report"] },
  water: {
    path: "water",
    under: [
      "service-preview",
      "counterwise/report",
      "shipwise/report",
      "cabinmanwise/report",
      "deckmanwise/report",
      "agentwise/report",
      "vehicles",
    ],
  },
  intercity: {
    path: "intercity",
    under: [
      "service-preview",
      "counterwise/report",
      "coachwise/report",
      "agentwise/report",
      "reservation/report",
      "vehicles",
    ],
  },
  counterwise_ticketing: {
    path: "counterwise-ticketing",
    under: [
      "service-preview",
      "counterwise/report",
      "vehiclewise/report",
      "vehicles",
      "summary",
      "counter-wise-details/*",
    ],
  },
};
