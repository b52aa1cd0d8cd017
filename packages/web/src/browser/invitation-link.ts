import { isInvitationPage } from "machines";

let held: string | null = null;

/** The secret of the invitation whose link was opened. A reload asks for the link again. */
export const pendingInvitation = () => held;

/** Unless another link was opened since. */
export function forgetInvitation(token: string): void {
  if (held === token) held = null;
}

/** Takes the secret out of the address, where others may read it. */
export function takeInvitation(): void {
  const { pathname, search, hash } = location;
  held = (isInvitationPage(pathname) && hash.slice(1)) || null;
  if (held) history.replaceState(history.state, "", pathname + search);
}
