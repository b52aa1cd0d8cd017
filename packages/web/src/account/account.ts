/** What users see and do of their own accounts: on Profile, on Home, and in the place of every screen. */
export { NewPlaces } from "./new-places.tsx";
export { OwnAccount } from "./own-account.tsx";
export { signInWithPasskey } from "./passkey-calls.ts";
export { Restricted } from "./restricted.tsx";
