import { inDigits } from "../i18n/numbers/digits.ts";
import { TooManyTries } from "../layout/too-many-tries.tsx";

/** After too many tries: how long to wait, where the host says it. */
export const tooManyTries = (retryAfter: number | null) => (
  <TooManyTries retryAfter={retryAfter} inDigits={inDigits} />
);
