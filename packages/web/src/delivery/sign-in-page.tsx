import { renderToString } from "react-dom/server.edge";
import { Root } from "../root.tsx";
import { startPortal } from "../state/start-portal.ts";

/** The sign-in screen as HTML, for the build to write into the page. */
export function signInPage(): string {
  const portal = startPortal({
    apiBase: "",
    fetch: () => Promise.reject(new Error("The build asks nothing of a host.")),
  });
  const html = renderToString(<Root portal={portal} />);
  portal.stop();
  return html;
}
