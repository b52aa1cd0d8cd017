import { store, stored } from "./stored.ts";

export const passkeyEntry = "passkey";

/** Whether someone has used a passkey on this device: before a sign-in, no host has said that it takes one. */
export const isPasskeyKnown = (): boolean => stored("device", passkeyEntry) !== null;

/** Says nothing of whose it is. */
export const notePasskey = (): void => void store("device", passkeyEntry, "yes");
