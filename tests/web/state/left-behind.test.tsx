import { act, screen, waitFor, within } from "@testing-library/react";
import {
  findTollplazaPassages,
  getIntracityCounterwiseReport,
  getOfflineCounterReport,
  getUser,
  login,
  logout,
} from "partner-sdk";
import { afterEach, describe, expect, it, vi } from "vitest";
import { oneEach, openPortal, signedIn, signIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";

const host = portalHost();

/** Both storages, whole. */
const left = () => ({ device: { ...localStorage }, tab: { ...sessionStorage } });
/** The company that the specification keeps over a sign-out. */
const slipOf = (user: string) =>
  JSON.stringify({ user, companies: { counterwise_ticketing: "81" } });
const theme = { theme: "dark" };
const companies = {
  intracity: "11",
  supervisor: "21",
  offline_counter: "31",
  toll_plaza: "41",
  waybill: "51",
  water: "w1",
  intercity: "c1",
  counterwise_ticketing: "81",
};
const activeCompanies = JSON.stringify({ user: "7", companies });
const karim = { name: "Karim Ahmed", id: 8 };

/** Rahim looks for a plate and a stoppage, and chooses a range. */
async function leaveTraces() {
  signedIn(host, oneEach);
  localStorage.setItem("theme", "dark");
  host.answers(findTollplazaPassages, []);
  host.answers(getOfflineCounterReport, []);
  host.answers(getIntracityCounterwiseReport, []);
  for (const address of [
    "/toll-plaza/check-vehicles?registration_number=DHA-1234",
    "/offline-counter/report?stoppage=Gabtoli",
  ]) {
    const { close } = openPortal(address);
    await screen.findByText("No Data");
    close();
  }
  const opened = openPortal("/intracity/counterwise/report/");
  await opened.user.click(await screen.findByRole("button", { name: "Yesterday" }));
  await waitFor(() => expect(JSON.stringify(left())).toMatch(/DHA-1234.*Gabtoli/));
  expect(JSON.stringify(left())).toContain("Yesterday");
  const yesterday = new URLSearchParams(location.search).get("from_date");
  await waitFor(() => expect(host.asked.at(-1)?.query.from_date).toBe(yesterday));
  await screen.findByText("No Data");
  return opened;
}

afterEach(() => vi.unstubAllGlobals());

describe("on a machine that others use too", () => {
  it("only the theme and the company of the slip remain after a sign-out [V14.3.1, V14.3.3]", async () => {
    const { user } = await leaveTraces();
    host.answers(logout, undefined);
    await user.click(screen.getByRole("link", { name: "Rahim" }));
    await user.click(await screen.findByRole("button", { name: "Sign out" }));
    await screen.findByRole("button", { name: "Sign in" });
    expect(left()).toEqual({ device: theme, tab: { activeCompanies: slipOf("7") } });
  });

  it("the same remains after a sign-out in another tab", async () => {
    await leaveTraces();
    await act(async () => {
      localStorage.removeItem("accessToken");
      dispatchEvent(new StorageEvent("storage", { key: "accessToken", newValue: null }));
    });
    await screen.findByRole("button", { name: "Sign in" });
    expect(left()).toEqual({ device: theme, tab: { activeCompanies: slipOf("7") } });
  });

  it("nothing typed remains after an expired session, and for another user only the slip's company [V14.3.1]", async () => {
    const opened = await leaveTraces();
    host.fails(getIntracityCounterwiseReport, 401);
    await opened.user.click(screen.getByRole("button", { name: "Today" }));
    await screen.findByRole("button", { name: "Sign in" });
    const presets = '{"user":"7","reports":{"/intracity/counterwise/report/":"Today"}}';
    expect(left()).toEqual({
      device: { ...theme, presets },
      tab: { activeCompanies },
    });

    host.answers(getUser, { user: karim, allowed_companies: {} });
    host.answers(login, { token: "t-2" });
    await signIn(opened, "karim");
    await screen.findByRole("link", { name: "Karim" });
    expect(left()).toEqual({
      device: { ...theme, accessToken: "t-2" },
      tab: { activeCompanies: slipOf("8") },
    });
  });

  it("nothing is left to another user whose token another tab has stored", async () => {
    const { close } = await leaveTraces();
    close();
    signedIn(host, {}, karim);
    openPortal("/");
    await screen.findByRole("link", { name: "Karim" });
    expect(left()).toEqual({ device: { ...theme, accessToken: "t-1" }, tab: {} });
  });

  it("nothing typed is left to a tab that is opened again after a sign-out", async () => {
    const { close } = await leaveTraces();
    close();
    localStorage.removeItem("accessToken");
    openPortal("/");
    await screen.findByRole("button", { name: "Sign in" });
    const presets = '{"user":"7","reports":{"/intracity/counterwise/report/":"Yesterday"}}';
    expect(left()).toEqual({
      device: { ...theme, presets },
      tab: { activeCompanies },
    });
  });

  it("no more than theme, language and digits remain after 'Forget this device' and a sign-out, but the slip's company in the tab [V14.3.1]", async () => {
    const { user } = await leaveTraces();
    localStorage.setItem("shortcuts", "off");
    localStorage.setItem("digits", "bengali");
    localStorage.setItem("language", "en");
    localStorage.setItem("lastCompanies", JSON.stringify([["7", { water: "w1" }]]));
    await user.click(screen.getByRole("button", { name: "Pin to Home" }));
    expect(localStorage.getItem("pins")).not.toBe(null);
    await user.click(screen.getByRole("link", { name: "Rahim" }));
    const shortcuts = await screen.findByRole("switch", { name: "Keyboard shortcuts" });
    expect(shortcuts.getAttribute("aria-checked")).toBe("false");
    const cleared: string[] = [];
    vi.stubGlobal("caches", { delete: async (name: string) => cleared.push(name) });
    await user.click(screen.getByRole("button", { name: "Forget this device" }));
    const question = await screen.findByRole("dialog", { name: "Forget this device?" });
    await user.click(within(question).getByRole("button", { name: "Forget this device" }));
    expect(cleared.splice(0)).toEqual(["shortcuts", "home"]);
    await screen.findByText(
      /^Forgotten: .+ The theme, the language, digits and grouping stay, and you stay signed in\.$/,
    );
    const stays = { ...theme, digits: "bengali", language: "en" };
    expect(left()).toEqual({ device: { ...stays, accessToken: "t-1" }, tab: { activeCompanies } });
    expect(
      screen.getByRole("switch", { name: "Keyboard shortcuts" }).getAttribute("aria-checked"),
    ).toBe("true");

    host.answers(logout, undefined);
    await user.click(screen.getByRole("button", { name: "Sign out" }));
    await screen.findByRole("button", { name: "Sign in" });
    expect(left()).toEqual({ device: stays, tab: { activeCompanies: slipOf("7") } });
    expect(cleared).toEqual(["shortcuts", "home"]);
  });
});
