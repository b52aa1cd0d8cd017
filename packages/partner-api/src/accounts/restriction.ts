/** Why a session is answered hardly anything, by the code of its refusals, and the calls that put an end to it. */
const endedBy = {
  password_change_required: ["changePassword"],
  second_factor_required: ["verifySecondFactor"],
  second_factor_setup_required: [
    "getSecondFactor",
    "beginTotp",
    "confirmTotp",
    "beginPasskey",
    "addPasskey",
  ],
} as const;

export type Restriction = keyof typeof endedBy;

/** The database shows nothing to whoever has yet to give or set up a second factor. */
export const hidesRecords = (restriction: Restriction | undefined): boolean =>
  restriction !== undefined && restriction !== "password_change_required";

const answeredToAll = ["getUser", "logout"];

/** Under which an operation is answered. */
export const restrictionsAllowing = (operationId: string): Restriction[] =>
  (Object.keys(endedBy) as Restriction[]).filter((restriction) =>
    [...answeredToAll, ...endedBy[restriction]].includes(operationId),
  );
