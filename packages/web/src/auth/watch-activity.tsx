import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { LeftToken } from "../browser/left-token.ts";
import type { PortalActor } from "../state/start-portal.ts";
import { showTheme, storedTheme } from "../theme/choice.ts";
import { IdleWarning } from "./idle-warning.tsx";
import { watchSession } from "./watch-session.ts";

/** With what is seen of it. */
export function watchActivity(portal: PortalActor, left?: LeftToken): void {
  watchSession(portal, left, () => {
    const place = document.body.appendChild(document.createElement("div"));
    // Any other dialog, over which the warning stands, leaves this one alone then.
    place.dataset.reactAriaTopLayer = "true";
    const root = createRoot(place);
    return {
      warn: (seconds) => root.render(seconds !== null && <IdleWarning seconds={seconds} />),
      hide: () => flushSync(() => root.render(null)),
      onOver: () => showTheme(storedTheme(), document.documentElement),
    };
  });
}
