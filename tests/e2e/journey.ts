import { expect } from "@playwright/test";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { inject, it } from "vitest";
import { tokenOf } from "./accounts.ts";
import { firstCompanies } from "./screens.ts";

declare global {
  interface Window {
    noteViolation(what: string): void;
  }
}

export type Journey = {
  page: Page;
  context: BrowserContext;
  /** Another tab of the same person. */
  openTab(): Promise<Page>;
};

type Settings = BrowserContextOptions & {
  /** Who is signed in from the start. */
  user?: "demo" | "solo";
  /** Whether `demo` has chosen the first company of each module before. */
  hasChosen?: boolean;
  /** What the console has to say on the way; anything else that it calls an error fails the journey. */
  errors?: readonly RegExp[];
  /** What the console may say besides. */
  foreseen?: readonly RegExp[];
};

/** Of all files of a worker. */
let browser: Promise<Browser> | undefined;

/** A person's way through the portal, in a browser context of its own. */
export function journey(name: string, walk: (journey: Journey) => Promise<void>): void;
export function journey(
  name: string,
  settings: Settings,
  walk: (journey: Journey) => Promise<void>,
): void;
export function journey(
  name: string,
  ...rest: [(journey: Journey) => Promise<void>] | [Settings, (journey: Journey) => Promise<void>]
) {
  const [settings, walk] = rest.length === 2 ? rest : [{}, rest[0]];
  it(name, () => onStage(settings, walk));
}

/** A context that is closed at the end, with an eye on the console and the security policy. */
export async function onStage(
  { user, hasChosen = false, errors = [], foreseen = [], ...options }: Settings,
  walk: (journey: Journey) => Promise<void>,
) {
  browser ??= chromium.connect(inject("browser"));
  const context = await (await browser).newContext({
    baseURL: inject("portal").url,
    locale: "en-GB",
    timezoneId: "Asia/Dhaka",
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
    ...options,
  });
  context.setDefaultTimeout(15_000);
  const problems: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  context.on("weberror", (error) => problems.push(`uncaught: ${error.error()}`));
  await context.exposeFunction("noteViolation", (what: string) => problems.push(what));
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      window.noteViolation(`policy violated: ${violatedDirective} ${blockedURI}`),
    );
  });
  if (user) {
    const companies = hasChosen ? firstCompanies : null;
    await context.addInitScript(arrive, { token: await tokenOf(user), companies });
  }
  try {
    const openTab = () => context.newPage();
    await walk({ page: await openTab(), context, openTab });
    const unforeseen = problems.filter(
      (text) => ![...errors, ...foreseen].some((error) => error.test(text)),
    );
    expect(unforeseen).toEqual([]);
    for (const error of errors) expect(problems.join("\n")).toMatch(error);
  } finally {
    await context.close();
  }
}

type Start = { token: string; companies: string | null };

/** Once for a context, and for a tab: what is signed out stays so over a reload. */
const arrive = ({ token, companies }: Start) => {
  if (!location.protocol.startsWith("http")) return;
  if (!localStorage.getItem("arrived")) localStorage.setItem("accessToken", token);
  localStorage.setItem("arrived", "yes");
  if (companies && !sessionStorage.getItem("arrived"))
    sessionStorage.setItem("activeCompanies", companies);
  sessionStorage.setItem("arrived", "yes");
};
