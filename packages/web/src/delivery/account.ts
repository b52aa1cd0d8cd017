/** What users see and do of their own accounts: on Profile, on Home, and in the place of every screen; what administrators do of others'; and the end of a session on a shared machine. */
export { WhoHasAccess } from "../admin/who-has-access.tsx";
export { signInWithPasskey } from "../auth/account-calls.ts";
export { watchActivity } from "../auth/idle-warning.tsx";
export { Invitation } from "../auth/invitation.tsx";
export { NewPlaces } from "../auth/new-places.tsx";
export { OwnAccount } from "../auth/own-account.tsx";
export { Restricted } from "../auth/restricted.tsx";
