import type { Trace } from "machines/inspect/trace";
import { StrictMode, useEffect } from "react";
import { App } from "./app.tsx";
import { PortalContext, TraceContext } from "./state/portal-context.ts";
import type { PortalActor } from "./state/start-portal.ts";
import "./theme/fonts.css.ts";
import "./theme/page.css.ts";

export type RootProps = {
  portal: PortalActor;
  trace?: () => Trace;
  onShown?: () => void;
};

/** The same tree for the build, which renders it into the page, and for the browser, which hydrates it there. */
export function Root({ portal, trace, onShown }: RootProps) {
  useEffect(() => onShown?.(), [onShown]);
  return (
    <StrictMode>
      <PortalContext value={portal}>
        <TraceContext value={trace ?? null}>
          <App />
        </TraceContext>
      </PortalContext>
    </StrictMode>
  );
}
