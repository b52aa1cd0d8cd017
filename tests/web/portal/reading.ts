import { within } from "@testing-library/react";

/** Terms and their values, as a person reads them. */
export function termsIn(element: HTMLElement): Record<string, string> {
  const terms = [...element.querySelectorAll("dt")];
  return Object.fromEntries(
    terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? ""]),
  );
}

/** A table's cells by row, head and foot included. */
export function cellsIn(table: HTMLElement): string[][] {
  return within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));
}
