import * as words from "#words/later";
import { inDigits } from "../numbers/digits.ts";
import { chooseNumbers, numberChoices } from "../numbers/number-choice.ts";
import { useNumbers } from "../numbers/use-numbers.ts";
import { Button } from "../ui/button.tsx";
import { ButtonRow } from "../ui/button-row.tsx";
import type { NumberChoice } from "../words/languages.ts";

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
