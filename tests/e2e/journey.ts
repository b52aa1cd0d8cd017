import { setTimeout as pause } from "node:timers/promises";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  chromium,
  type Page,
  type ViewportSize,
} from "playwright-core";
import { afterAll, inject, it } from "vitest";
import { tokenOf } from "./accounts.ts";
import type { DemoUser } from "./demo-users.ts";
import { expect } from "./expect.ts";
import { firstCompanies } from "./screens.ts";
import { withinOneDay } from "./service-days.ts";

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

type Settings = Omit<BrowserContextOptions, "viewport"> & {
  viewport?: ViewportSize;
  /** Who is signed in from the start. */
  user?: DemoUser;
  /** Whether `demo` has chosen the first company of each module before. */
  hasChosen?: boolean;
  /** What the console has to say on the way; anything else that it calls an error fails the journey. */
  errors?: readonly RegExp[];
  /** What the console may say besides. */
  foreseen?: readonly RegExp[];
  /** Milliseconds, for one that takes long by its nature. */
  timeout?: number;
};

/** Of all files of a worker. */
let browser: Promise<Browser> | undefined;

type Walk = (journey: Journey) => Promise<void>;
type Own = Pick<Settings, "errors" | "foreseen" | "timeout" | "viewport">;

/** A person's way through the portal, in a browser context of its own. */
export function journey(name: string, walk: Walk): void;
export function journey(name: string, settings: Settings, walk: Walk): void;
export function journey(name: string, ...rest: [Walk] | [Settings, Walk]) {
  const [settings, walk] = rest.length === 2 ? rest : [{}, rest[0]];
  it(name, timed(settings), () => withinOneDay(() => onStage(settings, walk)));
}

/**
 * Journeys of one person in one context, as a context and its first page cost as much as six screens: each begins
 * where the one before ended, less its routes, its other tabs and its size.
 */
export function journeysOf(settings: Settings) {
  let stage: Promise<Stage> | undefined;
  const leave = async () => {
    const left = stage;
    stage = undefined;
    await (await left)?.close();
  };
  afterAll(leave);
  return (name: string, ...rest: [Walk] | [Own, Walk]) => {
    const [own, walk] = rest.length === 2 ? rest : [{}, rest[0]];
    const see = async () => {
      stage ??= openStage(settings);
      // After a failure the page may be anywhere, and an error that was expected can be reported late.
      let isReusable = false;
      try {
        await (await stage).see(walk, own);
        isReusable = !own.errors && !own.foreseen;
      } finally {
        if (!isReusable) await leave();
      }
    };
    it(name, timed(own), () => withinOneDay(see));
  };
}

const timed = ({ timeout }: Own) => (timeout === undefined ? {} : { timeout });

/** A context that is closed at the end, with an eye on the console and the security policy. */
export async function onStage(settings: Settings, walk: Walk) {
  const stage = await openStage(settings);
  try {
    await stage.see(walk, settings);
  } finally {
    await stage.close();
  }
}

type Stage = Awaited<ReturnType<typeof openStage>>;

/** Tells what Profile had asked of the own account, and the host heard after the sign-out beside it. */
function late(context: BrowserContext): (message: ConsoleMessage) => boolean {
  let hasLeft = false;
  context.on("request", (request) => {
    const [, what] = /\/api\/auth\/(login|logout)$/.exec(request.url()) ?? [];
    if (what) hasLeft = what === "logout";
  });
  return (message) =>
    hasLeft &&
    /status of 401/.test(message.text()) &&
    /\/api\/auth\/(second-factor|sessions)$/.test(message.location().url);
}

async function openStage({
  user,
  hasChosen = false,
  errors,
  foreseen,
  timeout,
  ...options
}: Settings) {
  const { viewport = { width: 1280, height: 800 } } = options;
  browser ??= chromium.connect(inject("browser"));
  const context = await (await browser).newContext({
    baseURL: inject("portal").url,
    locale: "en-GB",
    timezoneId: "Asia/Dhaka",
    reducedMotion: "reduce",
    // Else a route would not stand in the way of what is kept on the device.
    serviceWorkers: "block",
    ...options,
    viewport,
  });
  context.setDefaultTimeout(20_000);
  const problems: string[] = [];
  const isLate = late(context);
  context.on("console", (message) => {
    if (message.type() !== "error" || isLate(message)) return;
    problems.push(`${message.text()} (${message.location().url})`);
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
  const openTab = () => context.newPage();
  const page = await openTab();
  return {
    async see(walk: Walk, { errors = [], foreseen = [], viewport: size = viewport }: Own) {
      await page.setViewportSize(size);
      await walk({ page, context, openTab });
      // The console may say so a little after the page.
      for (const error of errors) await expect.poll(() => problems.join("\n")).toMatch(error);
      const unforeseen = problems
        .splice(0)
        .filter((text) => ![...errors, ...foreseen].some((error) => error.test(text)));
      expect(unforeseen).toEqual([]);
      for (const other of context.pages().filter((one) => one !== page))
        await closed(other.close());
      await closed(page.unrouteAll({ behavior: "ignoreErrors" }));
    },
    close: () => closed(context.close()),
  };
}

/** A busy browser, now and then, never says that what it just opened is closed; by then the journey has asked all. */
const closed = (closing: Promise<void>) =>
  Promise.race([closing, pause(10_000, undefined, { ref: false })]);

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
