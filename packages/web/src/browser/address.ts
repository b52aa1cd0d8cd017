import { createContext, useContext } from "react";
import { navigate } from "wouter/use-browser-location";

export { navigate };

/** Path and query as the browser has them, not decoded. A part that is shown by itself is at the root. */
export const PageContext = createContext("/");

export function useAddress() {
  const page = useContext(PageContext);
  return { path: page.replace(/\?.*/s, ""), page };
}
