import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReportingWeek } from "machines/time/reporting-week";
import { useState } from "react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { chooseNumbers } from "web/i18n/numbers/number-choice.ts";
import { DateRangeField } from "web/ui/fields/date-range-field.tsx";
import type { DateRangeValue } from "web/ui/fields/range-calendar.tsx";

function show(
  from = "2026-06-08",
  to = "2026-06-10",
  maxSpan = 32,
  timeZone: string | null = null,
  week?: ReportingWeek,
) {
  const onChange = vi.fn();
  function Filter() {
    const [value, setValue] = useState<DateRangeValue>({ from, to });
    const change = (range: DateRangeValue) => {
      onChange(range);
      setValue(range);
    };
    return (
      <DateRangeField
        value={value}
        onChange={change}
        max="2026-06-20"
        maxSpan={maxSpan}
        timeZone={timeZone}
        week={week}
      />
    );
  }
  render(<Filter />);
  return { onChange, user: userEvent.setup() };
}

const input = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const day = (name: RegExp) => screen.getByRole("button", { name });

describe("the date range", () => {
  it("is shown as DD-MM-YYYY in two inputs that are required and can only be read", () => {
    show();
    expect(
      ["From date", "To date"].map(input).map(({ value, readOnly, required }) => ({
        value,
        readOnly,
        required,
      })),
    ).toEqual([
      { value: "08-06-2026", readOnly: true, required: true },
      { value: "10-06-2026", readOnly: true, required: true },
    ]);
    expect(screen.queryByRole("grid")).toBe(null);
  });

  it("begins with the country's first day, and marks its weekend", async () => {
    const { user } = show("2026-06-08", "2026-06-10", 32, null, { startsOn: 0, weekend: [5, 6] });
    await user.click(input("From date"));
    const grid = await screen.findByRole("grid");
    const heads = [...grid.querySelectorAll("th")].map(({ textContent }) => textContent);
    expect(heads).toEqual(["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]);
    const looks = (name: RegExp) => day(name).className;
    expect(looks(/, 5 June/)).toBe(looks(/, 6 June/));
    expect(looks(/, 4 June/)).toBe(looks(/, 7 June/));
    expect(looks(/, 4 June/)).not.toBe(looks(/, 5 June/));
  });

  it("has a calendar in the digits that were chosen, apart from the language", async () => {
    chooseNumbers({ digits: "bengali" });
    onTestFinished(() => chooseNumbers({ digits: "latin" }));
    const { user } = show();
    await user.click(input("From date"));
    const grid = await screen.findByRole("grid");
    const days = [...grid.querySelectorAll("td")].map(({ textContent }) => textContent?.trim());
    expect([days.includes("৩০"), days.some((text) => /[0-9]/.test(text ?? ""))]).toEqual([
      true,
      false,
    ]);
    expect(grid.getAttribute("aria-label")).toBe("Date range, June ২০২৬");
  });

  it("says beside the inputs which service days it holds, and while another is chosen, which those", async () => {
    const { user } = show();
    const words = "2 days: June 8, 2026 to June 9, 2026, until 3:00 AM on June 10, 2026";
    expect(screen.getByText(words).id).toBe(input("To date").getAttribute("aria-describedby"));
    await user.click(input("From date"));
    await user.click(await screen.findByRole("button", { name: /^Wednesday,? 3 June/ }));
    await user.hover(day(/15 June/));
    screen.getByText("12 days: June 3, 2026 to June 14, 2026, until 3:00 AM on June 15, 2026");
    expect(screen.queryByText(words)).toBe(null);
  });

  it("shows the day on which it ends as its end", async () => {
    const { user } = show();
    await user.click(input("From date"));
    const grid = await screen.findByRole("grid");
    const texts = () =>
      within(grid)
        .getAllByRole("button")
        .map(({ textContent }) => textContent)
        .filter((text) => text?.includes("AM"));
    expect(texts()).toEqual(["10 3 AM"]);
    await user.click(day(/12 June/));
    expect(texts()).toEqual([]);
  });

  it("is chosen by two days in any order, and reordered", async () => {
    const { user, onChange } = show();
    await user.click(input("From date"));
    await user.click(await screen.findByRole("button", { name: /^Wednesday,? 17 June/ }));
    await user.click(day(/12 June/));
    expect(onChange.mock.calls).toEqual([[{ from: "2026-06-12", to: "2026-06-17" }]]);
    expect([input("From date").value, input("To date").value]).toEqual([
      "12-06-2026",
      "17-06-2026",
    ]);
    expect(screen.queryByRole("grid")).toBe(null);
    expect(document.activeElement).toBe(input("To date"));
  });

  it("opens, is chosen and closes by keyboard alone", async () => {
    const { user, onChange } = show();
    await user.tab();
    await user.keyboard("{ArrowDown}");
    await screen.findByRole("grid");
    await waitFor(() =>
      expect(document.activeElement?.getAttribute("aria-label")).toMatch(/8 June/),
    );
    await user.keyboard("{ArrowRight}{Enter}{ArrowDown}{Enter}");
    expect(onChange.mock.calls).toEqual([[{ from: "2026-06-09", to: "2026-06-17" }]]);
    await user.keyboard(" ");
    await screen.findByRole("grid");
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("grid")).toBe(null);
    expect(document.activeElement).toBe(input("To date"));
  });

  it("refuses days after the last, and days too far from the first that was chosen [S5.4]", async () => {
    const { user, onChange } = show("2026-06-08", "2026-06-10", 3);
    await user.click(input("To date"));
    const grid = await screen.findByRole("grid");
    const refused = () =>
      within(grid)
        .getAllByRole("button")
        .filter((button) => button.getAttribute("aria-disabled") === "true")
        .filter((button) => !button.hasAttribute("data-outside-month"))
        .map((button) => Number(button.textContent))
        .filter((number, index, all) => all.indexOf(number) === index);
    expect(refused()).toEqual([21, 22, 23, 24, 25, 26, 27, 28, 29, 30]);
    await user.click(day(/15 June/));
    await user.click(day(/11 June/));
    expect(onChange).not.toHaveBeenCalled();
    await user.click(day(/12 June/));
    expect(onChange.mock.calls).toEqual([[{ from: "2026-06-12", to: "2026-06-15" }]]);
  });
});
