import { type ReactNode, useLayoutEffect, useState } from "react";
import { AddressContext } from "./address.ts";

/** The last two are wouter's, and tell of every `navigate`. */
const changes = ["popstate", "pushState", "replaceState"];

/** Keeps the address as state: what an external store tells, React draws at once even in a transition. */
export function AddressProvider({ children }: { children: ReactNode }) {
  const [address, setAddress] = useState(addressAsText);
  useLayoutEffect(() => {
    const follow = () => setAddress(addressAsText());
    for (const change of changes) addEventListener(change, follow);
    // What is inside may have gone on before this listens.
    follow();
    return () => {
      for (const change of changes) removeEventListener(change, follow);
    };
  }, []);
  return <AddressContext value={JSON.parse(address)}>{children}</AddressContext>;
}

/** The build, which renders the sign-in screen, has no history. */
function addressAsText(): string {
  const { pathname, search } = location;
  return JSON.stringify({ pathname, search, from: globalThis.history?.state?.from });
}
