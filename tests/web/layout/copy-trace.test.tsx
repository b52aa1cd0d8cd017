import { screen, waitFor } from "@testing-library/react";
import { getIntracityCounterwiseReport } from "partner-sdk";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { at } from "../portal/clock.ts";
import { oneEach, openPortal, page, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";

const host = portalHost();
const route = "/intracity/counterwise/report/";

beforeEach(() => {
  at("2026-11-21T10:00:00");
  signedIn(host, oneEach);
});
afterEach(() => vi.restoreAllMocks());

async function failed() {
  host.fails(getIntracityCounterwiseReport, 500);
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { user } = openPortal(`${route}?from_date=2026-11-19&to_date=2026-11-20`);
  const button = await screen.findByRole("button", { name: "Copy what happened" });
  return { user, button };
}

describe("what happened", () => {
  it("is copied from the 500 page, without anything of the user, the company or the filter", async () => {
    const { user, button } = await failed();
    expect(page()).toBe("/error");
    await user.click(button);
    await screen.findByText("Copied.");
    const text = await navigator.clipboard.readText();
    const { version, steps } = JSON.parse(text);
    expect(version).toBe(1);
    expect(steps).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          name: "portal",
          event: { type: "request.failed", status: 500, aborted: false },
        }),
        expect.objectContaining({
          name: "report./api/intracity/reports/counterwise/{company_id}",
          state: "waiting",
        }),
        expect.objectContaining({ name: "rows", state: { failed: "retriable" } }),
      ]),
    );
    for (const told of ["Rahim", "t-1", "Dhaka Chaka", "2026-11-19", "11@", '"7"']) {
      expect(text).not.toContain(told);
    }
  });

  it.each([
    [
      "is refused",
      () => vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused")),
    ],
    [
      "is missing, as over plain http",
      () => vi.spyOn(navigator, "clipboard", "get").mockReturnValue(undefined as never),
    ],
  ])("is shown to be copied by hand where the clipboard %s", async (_, refuse) => {
    const { user, button } = await failed();
    refuse();
    await user.click(button);
    await screen.findByText("Select the text and copy it.");
    const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "What happened" });
    expect([field.readOnly, JSON.parse(field.value).version]).toEqual([true, 1]);
    await user.click(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  });

  it("is copied from Profile too, and not from the 404 page", async () => {
    const { user, close } = openPortal("/profile");
    await user.click(await screen.findByRole("button", { name: "Copy what happened" }));
    await screen.findByText("Copied.");
    close();
    openPortal("/nowhere");
    await screen.findByRole("heading", { name: "Oops! Page not found" });
    await waitFor(() => expect(screen.queryByText("Copy what happened")).toBe(null));
  });
});
