/** What users see and do of their own accounts: on Profile, on Home, and in the place of every screen; what administrators do of others'; and the end of a session on a shared machine. */
export { WhoHasAccess } from "../administration/who-has-access.tsx";
export { watchUse } from "../shared-machine/watch-use.tsx";
export { Invitation } from "./invitation.tsx";
export { NewPlaces } from "./new-places.tsx";
export { OwnAccount } from "./own-account.tsx";
export { signInWithPasskey } from "./passkey-calls.ts";
export { Restricted } from "./restricted.tsx";
