import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { Change, ChangeLine } from "web/ui/change.tsx";

const cell = (content: ReactNode) => {
  const { container } = render(
    <table>
      <tbody>
        <tr>
          <td>{content}</td>
        </tr>
      </tbody>
    </table>,
  );
  return container.textContent;
};

it("a gain has its arrow, which is said in a word", () => {
  expect(cell(<Change direction="up" size="1,977.50" />)).toBe("▲ 1,977.50");
  screen.getByRole("cell", { name: "up 1,977.50" });
  screen.getByText("1,977.50");
});

it("a loss has its own", () => {
  expect(cell(<Change direction="down" size="12.3%" />)).toBe("▼ 12.3%");
  screen.getByRole("cell", { name: "down 12.3%" });
});

it("what is neither stands as it is", () => {
  expect(cell(<Change direction="none" size="new" />)).toBe("new");
  screen.getByRole("cell", { name: "new" });
});

it("a change in a line says what it is worth and what was there before", () => {
  const rise = { direction: "up", size: "1,977.50" } as const;
  expect(cell(<ChangeLine {...rise} before="110.00" />)).toBe("▲ 1,977.50, was 110.00");
  screen.getByRole("cell", { name: /^up 1,977\.50 ?, was 110\.00$/ });
  expect(render(<ChangeLine {...rise} share="×102" />).container.textContent).toBe(
    "▲ 1,977.50 (×102)",
  );
  const none = { direction: "none", size: "0.00", before: "110.00" } as const;
  expect(render(<ChangeLine {...none} />).container.textContent).toBe("no change");
});
