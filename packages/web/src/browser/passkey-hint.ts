import { readItem, writeItem } from "./storage.ts";

export const passkeyHintKey = "passkey";

/** Whether a passkey was used on this device. Before a sign-in, the portal does not know whether the host takes one. */
export const hasPasskeyHint = (): boolean => readItem("local", passkeyHintKey) !== null;

/** Names no user. */
export const storePasskeyHint = (): void => void writeItem("local", passkeyHintKey, "yes");
