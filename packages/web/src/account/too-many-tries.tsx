import { inDigits } from "../numbers/digits.ts";
import { TooManyTries } from "../portal/too-many-tries.tsx";

/** After too many tries: how long to wait, where the host says it. */
export const tooManyTries = (retryAfter: number | null) => (
  <TooManyTries retryAfter={retryAfter} inDigits={inDigits} />
);
