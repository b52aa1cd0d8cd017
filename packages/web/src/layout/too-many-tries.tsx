import * as words from "#words/sign-in";
import { inMinutes } from "../i18n/in-minutes.ts";
import { Countdown } from "../ui/countdown.tsx";

type TooManyTriesProps = {
  /** In seconds, where the host says it. */
  retryAfter: number | null;
  inDigits: (text: string) => string;
};

export function TooManyTries({ retryAfter, inDigits }: TooManyTriesProps) {
  if (!retryAfter) return words.tooManyAttempts;
  return (
    <Countdown seconds={retryAfter}>
      {(left) =>
        left > 0 ? words.tooManyAttemptsFor(inDigits(inMinutes(left))) : words.tooManyAttemptsOver
      }
    </Countdown>
  );
}
