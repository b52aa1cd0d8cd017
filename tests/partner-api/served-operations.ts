import { readContract } from "partner-api";

/** For every server of a worker, since each would read the contract and compile its schemas anew. */
export const servedOperations: ReturnType<typeof readContract> = readContract();

/** What the code answers by itself, and no statement of src/operations. */
export const handledOperations = [
  "login",
  "logout",
  "changePassword",
  "listSessions",
  "endSession",
  "endOtherSessions",
  "verifySecondFactor",
  "getSecondFactor",
  "beginTotp",
  "confirmTotp",
  "removeTotp",
  "renewRecoveryCodes",
  "beginPasskey",
  "addPasskey",
  "removePasskey",
  "beginPasskeySignIn",
  "signInWithPasskey",
  "noteReading",
  "endAccess",
  "endUserSessions",
  "invite",
  "withdrawInvitation",
  "readInvitation",
  "acceptInvitation",
  "joinByInvitation",
];

export const operationsNamed = (names: readonly string[]): typeof servedOperations =>
  servedOperations.filter(({ id }) => names.includes(id));
