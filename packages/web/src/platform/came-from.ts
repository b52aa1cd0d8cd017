import { useHistoryState } from "wouter/use-browser-location";

/** The page that led here by a link to what it is made of; null after any other way. */
export function useCameFrom(): string | null {
  const state: unknown = useHistoryState();
  const isPage = typeof state === "object" && state !== null && "from" in state;
  return isPage && typeof state.from === "string" ? state.from : null;
}
