import { screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { getIntracityVehiclewiseReport } from "partner-sdk";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadScript, markReload } from "web/browser/missing-script.ts";
import { goOffline, goOnline, reloads } from "../portal/browser.ts";
import { oneEach, openPortal, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";

const host = portalHost();
// The portal is loaded anew with what follows, and once more for the files after this one.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock("web/browser/missing-script.ts");
  vi.resetModules();
});

/** The dialogs' script is gone, as a page keeps what failed until it is loaded again. */
vi.mock("web/browser/missing-script.ts", async (original) => {
  const { withoutScripts } = await import("../portal/missing-scripts.ts");
  return withoutScripts(await original(), (name) => name === "overlays");
});

async function openWithoutScript(page = () => new HttpResponse("<!doctype html>")) {
  signedIn(host, oneEach);
  host.answers(getIntracityVehiclewiseReport, []);
  const opened = openPortal("/intracity/vehiclewise/report/");
  host.servesThePage(page);
  await opened.user.click(await screen.findByRole("button", { name: "Filter" }));
  return opened;
}

const heading = async (name: string) => (await screen.findByRole("heading", { name })).tagName;

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, "error").mockImplementation(() => {});
  document.head.innerHTML = `<link data-main href="/assets/main-A.js">`;
});

describe("a script that is gone", () => {
  it("loads the page again once for a version, and then says so", async () => {
    const reload = reloads();
    const { close } = await openWithoutScript();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    close();
    const again = await openWithoutScript();
    expect(await heading("A new version could not be loaded")).toBe("H1");
    expect(reload).toHaveBeenCalledTimes(1);
    await waitFor(() =>
      expect(document.title).toBe("A new version could not be loaded · Partner portal"),
    );
    await again.user.click(screen.getByRole("button", { name: "Reload" }));
    expect(reload).toHaveBeenCalledTimes(2);
    again.close();

    document.head.innerHTML = `<link data-main href="/assets/main-B.js">`;
    await openWithoutScript();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(3));
  });

  it("is told from a portal that does not answer, which is not loaded again by itself", async () => {
    const reload = reloads();
    const { user } = await openWithoutScript(() => HttpResponse.error());
    expect(await heading("This screen could not be loaded")).toBe("H1");
    screen.getByText("The portal does not answer. Check the connection and try again.");
    expect(reload).toHaveBeenCalledTimes(0);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem("reloadedFor")).toBe(null);
  });

  it("is told from being offline, and is fetched when the connection is back", async () => {
    const reload = reloads();
    goOffline();
    await openWithoutScript(() => HttpResponse.error());
    await screen.findByText("You are offline. It loads by itself when the connection is back.");
    expect(reload).toHaveBeenCalledTimes(0);
    goOnline();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it("leaves the header and the other screens as they are, and one line in the console", async () => {
    reloads();
    const { user } = await openWithoutScript(() => new HttpResponse("", { status: 503 }));
    await screen.findByRole("heading", { name: "This screen could not be loaded" });
    await user.click(screen.getByRole("link", { name: "Water" }));
    await screen.findByRole("heading", { name: "Water" });
    expect(screen.queryByText("This screen could not be loaded")).toBe(null);
    const said = logged.mock.calls.map((words: unknown[]) => words.map(String).join(" "));
    expect(said.filter((line: string) => line.includes("ScriptMissing"))).toHaveLength(1);
  });
});

describe("the mark of a reload", () => {
  const missing = () => Promise.reject(new TypeError("Failed to fetch"));

  it("goes when the script has come, and stays for another's", async () => {
    sessionStorage.setItem("reloadedFor", JSON.stringify({ a: "water", b: "profile", c: "water" }));
    await loadScript("home", Promise.resolve());
    await loadScript("water", Promise.resolve());
    expect(sessionStorage.getItem("reloadedFor")).toBe('{"b":"profile"}');
    await loadScript("profile", Promise.resolve());
    expect(sessionStorage.getItem("reloadedFor")).toBe(null);
  });

  it("is not for a script that came and failed", async () => {
    const broken = new Error("Broken on purpose");
    const failure = await loadScript("water", Promise.reject(broken)).catch((error) => error);
    expect(failure).toBe(broken);
  });

  it("that cannot be kept means no reload", async () => {
    const storage = vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("Not here.", "SecurityError");
    });
    const error = await loadScript("water", missing()).catch((error) => error);
    const isMarked = markReload(error.script);
    storage.mockRestore();
    expect([error.name, error.message, isMarked]).toEqual([
      "ScriptMissing",
      "The script water could not be loaded.",
      false,
    ]);
  });
});
