import { useSyncExternalStore } from "react";

function subscribe(heard: () => void) {
  window.addEventListener("hashchange", heard);
  return () => window.removeEventListener("hashchange", heard);
}

/** What stands after `#` in the address, and how to go elsewhere. */
export function useAddress(): [string, (hash: string) => void] {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  return [
    hash,
    (to) => {
      window.location.hash = to;
    },
  ];
}
