import { catalogue, type ModuleEntry } from "./catalogue.ts";
import type { ModuleScreens, Screen } from "./module.ts";

/** What a path is; which of a module's screens, `screenAt` says. */
export type Place =
  | { kind: "home" | "login" | "profile" | "company-preview" | "error" | "unknown" }
  | { kind: "companies" | "service-preview" | "screen"; entry: ModuleEntry };

const pages: Record<string, "home" | "login" | "profile" | "company-preview" | "error"> = {
  "/": "home",
  "/login": "login",
  "/profile": "profile",
  "/company-preview": "company-preview",
  "/error": "error",
};

/** The path without its trailing slash: every route is the same with and without one. */
export function bare(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}

export function placeOf(path: string): Place {
  const here = bare(path);
  const page = Object.hasOwn(pages, here) ? pages[here] : undefined;
  if (page) return { kind: page };
  const entry = catalogue.find((one) => here === one.path || here.startsWith(`${one.path}/`));
  if (!entry) return { kind: "unknown" };
  if (here === entry.path) return { kind: "companies", entry };
  const previewed = `${entry.path}/service-preview`;
  if (here === previewed && entry.home === previewed) return { kind: "service-preview", entry };
  return { kind: "screen", entry };
}

export type FoundScreen = { screen: Screen; parameters: Record<string, string> };

/** The module's screen at a path, and what the path says beyond it. */
export function screenAt(path: string, { screens }: ModuleScreens): FoundScreen | undefined {
  const steps = bare(path).split("/");
  for (const screen of screens) {
    const parameters = match(bare(screen.route).split("/"), steps);
    if (parameters) return { screen, parameters };
  }
  return undefined;
}

function match(route: string[], steps: string[]): Record<string, string> | undefined {
  if (route.length !== steps.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [at, part] of route.entries()) {
    const step = steps[at] ?? "";
    if (part.startsWith(":") && step !== "") {
      const value = decoded(step);
      if (value === undefined) return undefined;
      parameters[part.slice(1)] = value;
    } else if (part !== step) return undefined;
  }
  return parameters;
}

function decoded(step: string): string | undefined {
  try {
    return decodeURIComponent(step);
  } catch {
    return undefined;
  }
}
