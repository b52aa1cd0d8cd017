import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, describe, expect, it } from "vitest";
import { lazy } from "web/browser/lazy.tsx";
import { Button } from "web/ui/button.tsx";
import { DateRangeField } from "web/ui/fields/date-range-field.tsx";
import { Dialog } from "web/ui/overlays/dialog.tsx";

function Filter() {
  const [open, setOpen] = useState(false);
  const [range, setRange] = useState({ from: "2026-06-01", to: "2026-06-07" });
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filter</Button>
      <Dialog
        title="Filter"
        isOpen={open}
        onOpenChange={setOpen}
        footer={<Button onClick={() => setOpen(false)}>Apply</Button>}
      >
        <DateRangeField
          value={range}
          onChange={setRange}
          max="2026-06-20"
          maxSpan={32}
          timeZone={null}
        />
      </Dialog>
    </>
  );
}

beforeAll(async () => void (await lazy("overlays", "ModalDialog").load()));

const dialog = () => screen.queryByRole("dialog", { name: "Filter" });

async function opened() {
  const user = userEvent.setup();
  render(<Filter />);
  await user.click(screen.getByRole("button", { name: "Filter" }));
  return user;
}

describe("the dialog", () => {
  it("is named by its title, holds the focus, and hides what is behind it", async () => {
    const user = await opened();
    expect(dialog()?.contains(document.activeElement)).toBe(true);
    const behind = screen.getByRole("button", { name: "Filter" });
    expect(behind.closest("[inert], [aria-hidden=true]")?.contains(dialog())).toBe(false);
    for (let stop = 0; stop < 6; stop++) {
      await user.tab();
      expect(dialog()?.contains(document.activeElement)).toBe(true);
    }
  });

  it.each(["Close", "Apply"])("closes by '%s' and gives the focus back", async (name) => {
    const user = await opened();
    await user.click(screen.getByRole("button", { name }));
    expect(dialog()).toBe(null);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Filter" }));
  });

  it("stays open when Escape closes the calendar in it, and closes by the next", async () => {
    const user = await opened();
    await user.click(screen.getByRole("textbox", { name: "From date" }));
    await screen.findByRole("grid");
    await user.keyboard("{Escape}");
    expect([screen.queryByRole("grid"), dialog() !== null]).toEqual([null, true]);
    await user.keyboard("{Escape}");
    expect(dialog()).toBe(null);
  });
});
