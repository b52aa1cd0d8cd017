import type { Operation } from "partner-api";
import { catalogue, type ModuleEntry } from "web/reports/definitions/catalogue.ts";
import type { Screen } from "web/reports/definitions/module.ts";
import type { CheckedOperation } from "./check-host.ts";
import { frameScreens, type PortalScreen, screenOf } from "./screens.ts";
import { isOfEverybody } from "./severity.ts";

type ScreenState = "works" | "breaks" | "not offered" | "not checked";
/** What becomes of a screen of the portal in front of the host. */
export type ShownScreen = PortalScreen & {
  /** None for the screens that every user has. */
  module?: string;
  state: ScreenState;
  why?: string;
};

/** What the portal shows in front of the host, in the order of its catalogue. */
export function shownScreens(checked: readonly CheckedOperation[]): ShownScreen[] {
  const stateOf = (found: CheckedOperation[]): Pick<ShownScreen, "state" | "why"> => {
    if (found.some(breaksScreen)) return { state: "breaks" };
    const isChecked = found.some(({ outcome }) => outcome === "checked");
    if (isChecked) return { state: "works" };
    const [{ outcome, why } = { outcome: "not checked" as const }] = found;
    return { state: outcome === "not offered" ? outcome : "not checked", ...(why && { why }) };
  };
  const byIds = (ids: readonly string[]) => checked.filter(({ id }) => ids.includes(id));
  const ofModule = ({ module, screens }: ModuleEntry): ShownScreen[] =>
    screens.map((screen) => {
      const shown = operationsOf(screen).flatMap(({ method, path }) =>
        checked.filter((one) => one.method === method && one.path === path),
      );
      return { ...screenOf(screen), module, ...stateOf(shown) };
    });
  return [
    ...frameScreens.map(({ needs, ...screen }) => ({ ...screen, ...stateOf(byIds(needs)) })),
    ...catalogue.flatMap(ofModule),
  ];
}

/** A screen that shows too much is not broken. */
const breaksScreen = ({ id, findings }: CheckedOperation) =>
  findings.some(
    ({ severity }) =>
      severity === "breaks a screen" || (severity === "breaks the portal" && isOfEverybody(id)),
  );

/** Its own, and those that its filter offers a choice of. */
function operationsOf(screen: Screen): Pick<Operation, "method" | "path">[] {
  const filters = screen.kind === "report" ? screen.filters : [];
  const choices = filters.flatMap((one) => (one.kind === "choice" ? [one.operation] : []));
  return [screen.operation, ...choices];
}

const states: readonly ScreenState[] = ["works", "breaks", "not offered", "not checked"];

/** A line for each state of each module's screens. */
export function shownText(screens: readonly ShownScreen[]): string {
  const parts = [undefined, ...catalogue.map(({ module }) => module)].map((module) => {
    const title = catalogue.find((entry) => entry.module === module)?.title ?? "All users";
    const own = screens.filter((screen) => screen.module === module);
    return { title, own, why: whyNoneIsChecked(own) };
  });
  const reasons = [...new Set(parts.flatMap(({ why }) => why ?? []))];
  return [
    "What the portal will show",
    ...parts
      .filter(({ why }) => why === undefined)
      .flatMap(({ title, own }) => [
        `  ${title}`,
        ...states.flatMap((state) => {
          const named = own.filter((screen) => screen.state === state);
          return named.length > 0 ? [`    ${state}: ${named.map(nameOf).join(", ")}`] : [];
        }),
      ]),
    ...reasons.map((reason) => {
      const titles = parts.filter(({ why }) => why === reason).map(({ title }) => title);
      return `  Not checked, since ${reason}: ${titles.join(", ")}`;
    }),
  ].join("\n");
}

/** The reason that all screens of a module have in common, but for those that are not offered. */
function whyNoneIsChecked(own: readonly ShownScreen[]): string | undefined {
  const offered = own.filter(({ state }) => state !== "not offered");
  const [first] = offered;
  // Where the host was asked for one of them, the module is not left out as a whole.
  if (own.some(({ state, why }) => state === "not offered" && !why?.startsWith("feature"))) {
    return undefined;
  }
  const isCommon = offered.every(({ state, why }) => state === "not checked" && why === first?.why);
  return isCommon ? first?.why : undefined;
}

const nameOf = ({ title, route, state }: ShownScreen) =>
  `${title.replace(/^.* › /, "")}${state === "breaks" ? ` (${route})` : ""}`;
