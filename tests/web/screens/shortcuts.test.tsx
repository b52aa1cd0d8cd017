import { screen, waitFor } from "@testing-library/react";
import { getIntracityCounterwiseReport } from "partner-sdk";
import { beforeEach, describe, expect, it } from "vitest";
import { at } from "../portal/clock.ts";
import { oneEach, openPortal, page, signedIn } from "../portal/open-portal.tsx";
import { partnerHost } from "../portal/partner-host.ts";

const host = partnerHost();
const route = "/intracity/counterwise/report/";
const yesterday = `${route}?from_date=2026-11-20&to_date=2026-11-21`;

beforeEach(() => {
  at("2026-11-21T10:00:00");
  signedIn(host, oneEach);
  host.answers(getIntracityCounterwiseReport, []);
});

/** Open, with its keys heard. */
async function opened(path = route) {
  const portal = openPortal(path);
  await screen.findByText("No Data");
  await waitFor(async () => {
    if (!screen.queryByRole("dialog")) await portal.user.keyboard("?");
    screen.getByRole("dialog", { name: "Keyboard shortcuts" });
  });
  await portal.user.click(screen.getByRole("button", { name: "Close" }));
  return portal;
}

describe("keyboard shortcuts", () => {
  it("step through ranges and open the filter", async () => {
    const { user } = await opened();
    await user.keyboard("{ArrowLeft}");
    await waitFor(() => expect(page()).toBe(yesterday));
    await user.keyboard("f");
    await screen.findByRole("dialog", { name: "Filter" });
    await user.keyboard("{ArrowLeft}");
    expect(page()).toBe(yesterday);
  });

  it("go to a module and home", async () => {
    const { user } = await opened();
    await user.keyboard("ga");
    await waitFor(() => expect(page()).toBe("/water/service-preview"));
    await user.keyboard("gh");
    await waitFor(() => expect(page()).toBe("/"));
  });

  it("leave keys with modifiers alone", async () => {
    const { user } = await opened();
    await user.keyboard("{Control>}f{/Control}{Alt>}{ArrowLeft}{/Alt}");
    expect(screen.queryByRole("dialog")).toBe(null);
    expect(page()).toBe(route);
  });

  it("can be turned off on Profile, and stay so", async () => {
    const { user, close } = await opened();
    await user.click(screen.getByRole("link", { name: /Rahim/ }));
    await user.click(await screen.findByRole("switch", { name: "Keyboard shortcuts" }));
    await user.keyboard("gh");
    expect(page()).toBe("/profile");
    close();
    openPortal("/profile");
    const again = await screen.findByRole<HTMLInputElement>("switch", {
      name: "Keyboard shortcuts",
    });
    expect(again.checked).toBe(false);
  });
});
