import { isOfInvitation } from "machines";

let held: string | null = null;

/** The secret of the invitation whose link was opened. A reload asks for the link again. */
export const heldInvitation = () => held;

export function forgetInvitation(): void {
  held = null;
}

/** Takes the secret out of the address, where others may read it. */
export function takeInvitation(): void {
  const { pathname, search, hash } = location;
  if (!isOfInvitation(pathname) || hash.length < 2) return;
  held = hash.slice(1);
  history.replaceState(history.state, "", pathname + search);
}

/** Another link may be opened where this page is. */
export function followInvitation(told: () => void): () => void {
  const take = () => {
    takeInvitation();
    told();
  };
  addEventListener("hashchange", take);
  return () => removeEventListener("hashchange", take);
}
