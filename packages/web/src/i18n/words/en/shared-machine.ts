import { inDigits } from "../../numbers/digits.ts";

export const stillThere = "Are you still there?";
export const nobodyUsed =
  "Nobody has used the portal for 14 minutes. On a shared computer, you are signed out after 15. Press any key, tap or move the pointer to stay.";
export const secondsLeft = (seconds: number) => inDigits(`${seconds} seconds left.`);
export const staySignedIn = "Stay signed in";
