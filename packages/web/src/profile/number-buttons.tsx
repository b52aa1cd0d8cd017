import * as words from "#words/deferred";
import type { NumberChoice } from "../i18n/languages/languages.ts";
import { inDigits } from "../i18n/numbers/digits.ts";
import { chooseNumbers, numberChoices } from "../i18n/numbers/number-choice.ts";
import { useNumbers } from "../i18n/numbers/use-numbers.ts";
import { Button } from "../ui/button.tsx";
import { ButtonRow } from "../ui/fields/button-row.tsx";

const examples = {
  digits: { latin: "123", bengali: "১২৩" },
  grouping: { thousands: "1,234,567", lakh: "12,34,567" },
};

/** Each choice as it looks. */
export function NumberButtons() {
  const numbers = useNumbers();
  const button = (choice: Partial<NumberChoice>, isChosen: boolean, example: string) => (
    <Button key={example} aria-pressed={isChosen} onClick={() => chooseNumbers(choice)}>
      {example}
    </Button>
  );
  return (
    <>
      <ButtonRow label={words.digits}>
        {numberChoices.digits.map((digits) =>
          button({ digits }, numbers.digits === digits, examples.digits[digits]),
        )}
      </ButtonRow>
      <ButtonRow label={words.grouping}>
        {numberChoices.grouping.map((grouping) =>
          button(
            { grouping },
            numbers.grouping === grouping,
            inDigits(examples.grouping[grouping]),
          ),
        )}
      </ButtonRow>
    </>
  );
}
