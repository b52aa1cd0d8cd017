// @module-tag long
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { getIntracityCounterwiseReport } from "partner-sdk";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { lazy } from "web/browser/lazy.tsx";
import { at } from "./portal/clock.ts";
import { oneEach, openPortal, page, rahim, signedIn } from "./portal/open-portal.tsx";
import { portalHost } from "./portal/portal-host.ts";
import { termsIn } from "./portal/reading.ts";

const host = portalHost();
const route = "/intracity/counterwise/report/";
const rows = [{ counter: { id: 1, name: "Uttara" }, total_tickets: 1, total_fares: 1 }];
const yesterday = `${route}?from_date=2026-11-20&to_date=2026-11-21`;

beforeEach(() => {
  at("2026-11-21T10:00:00");
  signedIn(host, oneEach);
  host.answers(getIntracityCounterwiseReport, []);
});

beforeAll(async () => void (await lazy("overlays", "ModalDialog").load()));

/** Open, with its keys heard. */
async function opened(path = route, words = "No Data") {
  const portal = openPortal(path);
  await screen.findByText(words);
  await waitFor(async () => {
    if (!screen.queryByRole("dialog")) await portal.user.keyboard("?");
    screen.getByRole("dialog", { name: "Keyboard shortcuts" });
  });
  await portal.user.click(screen.getByRole("button", { name: "Close" }));
  return portal;
}

function holdRows() {
  const ended = new Promise<void>((resolve) => onTestFinished(() => resolve()));
  host.says(getIntracityCounterwiseReport, '{"success":true,"data":[]}', { delay: ended });
}

/** React has drawn what a key changed. */
const drawn = () => new Promise((resolve) => setTimeout(resolve));

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

  it("go by Shift and not by Caps Lock", async () => {
    await opened();
    const press = (key: string, shiftKey: boolean) => {
      const event = new KeyboardEvent("keydown", { key, shiftKey, bubbles: true });
      vi.spyOn(event, "getModifierState").mockImplementation((name) => name === "CapsLock");
      document.body.dispatchEvent(event);
    };
    press("M", false);
    await waitFor(() => expect(page()).toBe(`${route}?from_date=2026-11-01&to_date=2026-11-22`));
    press("m", true);
    await waitFor(() => expect(page()).toBe(`${route}?from_date=2026-10-01&to_date=2026-11-01`));
  });

  it("choose a preset, of the week only where the host names it", async () => {
    const { user, close } = await opened();
    await user.keyboard("W");
    expect(page()).toBe(route);
    await user.keyboard("y");
    await waitFor(() => expect(page()).toBe(yesterday));
    await user.keyboard("?");
    const help = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
    expect(termsIn(help)).toMatchObject({ t: "Today", y: "Yesterday", "Shift m": "Last month" });
    expect(Object.keys(termsIn(help))).not.toContain("w");
    close();
    signedIn(host, oneEach, rahim, { reporting: { week_starts_on: "sunday" } });
    const again = await opened();
    await again.user.keyboard("W");
    await waitFor(() => expect(page()).toBe(`${route}?from_date=2026-11-08&to_date=2026-11-15`));
    await again.user.keyboard("M");
    await waitFor(() => expect(page()).toBe(`${route}?from_date=2026-10-01&to_date=2026-11-01`));
  });

  it("go to a module and home", async () => {
    const { user } = await opened();
    await user.keyboard("ga");
    await waitFor(() => expect(page()).toBe("/water/service-preview"));
    await user.keyboard("gh");
    await waitFor(() => expect(page()).toBe("/"));
  });

  it("are told of the modules that have a company of the user's alone", async () => {
    const { intracity_companies = [] } = oneEach;
    signedIn(host, { intracity_companies, supervisor_companies: [] });
    const { user } = await opened();
    await user.keyboard("?");
    const help = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
    const goes = Object.entries(termsIn(help)).filter(([keys]) => keys.startsWith("g "));
    expect(goes).toEqual([
      ["g then h", "Home"],
      ["g then i", "Intracity"],
    ]);
  });

  it("find the search field, and leave it alone while it is typed in", async () => {
    host.answers(getIntracityCounterwiseReport, rows);
    const { user } = await opened(route, "Uttara");
    await user.keyboard("/");
    const search = screen.getByRole<HTMLInputElement>("searchbox", { name: "Search" });
    expect(document.activeElement).toBe(search);
    await user.keyboard("f/pge?{ArrowLeft}");
    expect(search.value).toBe("f/pge?");
    expect(screen.queryByRole("dialog")).toBe(null);
    expect(page()).toBe(route);
  });

  it("do not take what is typed on after the field has gone with its rows", async () => {
    host.answers(getIntracityCounterwiseReport, rows);
    const { user } = await opened(route, "Uttara");
    await user.type(screen.getByRole("searchbox"), "Utt");
    const began = performance.now();
    holdRows();
    fireEvent.click(screen.getByRole("button", { name: "Yesterday" }));
    await waitFor(() => expect(screen.queryByRole("searchbox")).toBe(null));
    const press = async (key: string, after: number) => {
      const event = new KeyboardEvent("keydown", { key, bubbles: true });
      vi.spyOn(event, "timeStamp", "get").mockReturnValue(began + after);
      document.body.dispatchEvent(event);
      await drawn();
    };
    for (const [place, key] of [..."gaga"].entries()) await press(key, 900 * place);
    expect(page()).toBe(yesterday);
    for (const key of "gh") await press(key, 3 * 900 + 1001);
    await waitFor(() => expect(page()).toBe("/"));
  });

  it("are heard again once the field is left before it goes", async () => {
    host.answers(getIntracityCounterwiseReport, rows);
    const { user } = await opened(route, "Uttara");
    await user.type(screen.getByRole("searchbox"), "Utt");
    holdRows();
    await user.click(screen.getByRole("heading", { level: 1 }));
    await user.keyboard("{ArrowLeft}");
    await waitFor(() => expect(screen.queryByRole("searchbox")).toBe(null));
    await user.keyboard("f");
    await screen.findByRole("dialog", { name: "Filter" });
  });

  it("leave the arrows to the table's rows", async () => {
    host.answers(getIntracityCounterwiseReport, rows);
    const { user } = await opened(route, "Uttara");
    screen.getByRole("row", { name: /Uttara/ }).focus();
    await user.keyboard("{ArrowLeft}");
    expect(page()).toBe(route);
    await user.keyboard("f");
    await screen.findByRole("dialog", { name: "Filter" });
  });

  it("export, and print, what there is", async () => {
    host.answers(getIntracityCounterwiseReport, rows);
    const print = vi.fn();
    vi.stubGlobal("print", print);
    const { user } = await opened(route, "Uttara");
    await user.keyboard("e");
    await screen.findByRole("menuitem", { name: "CSV" });
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBe(null));
    await user.keyboard("p");
    expect(print).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });

  it("leave keys to the browser that the page has no place for, and those that are held", async () => {
    await opened();
    const taken = (key: string, repeat = false) =>
      !document.body.dispatchEvent(
        new KeyboardEvent("keydown", { key, repeat, bubbles: true, cancelable: true }),
      );
    expect([taken("/"), taken("z"), taken("constructor"), taken("f", true), taken("f")]).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
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
    const turn = await screen.findByRole("switch", { name: "Keyboard shortcuts" });
    await user.click(turn);
    turn.blur();
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
