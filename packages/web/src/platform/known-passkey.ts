import { store, stored } from "./stored.ts";

const entry = "passkey";

/** Whether someone has used a passkey on this device: before a sign-in, no host has said that it takes one. */
export const isPasskeyKnown = (): boolean => stored("device", entry) !== null;

/** Says nothing of whose it is. */
export const notePasskey = (): void => void store("device", entry, "yes");

export const forgetPasskey = (): void => void store("device", entry, null);
