import { screen } from "@testing-library/react";
import { getUser, getWaterShipwiseReport, login } from "partner-sdk";
import { beforeEach, describe, expect, it } from "vitest";
import { navigate } from "web/browser/address.ts";
import {
  address,
  everything,
  oneEach,
  openPortal,
  rahim,
  signedIn,
  signIn,
} from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";

const host = portalHost();
const report = "/water/shipwise/report/";
const range = "from_date=2026-11-01&to_date=2026-11-08";
const at = (company: string) => `${report}?company=${company}&${range}`;

const ships: Record<string, string> = { w1: "MV Sundarban", w2: "MV Parabat" };

beforeEach(() => {
  host.answers(getWaterShipwiseReport, ({ path }) => {
    const ship = { id: 1, name: ships[path.split("/").at(-1) ?? ""] ?? "" };
    return [{ ship, total_trips: 1, total_tickets: 2, total_fares: 3 }];
  });
});

const asked = () =>
  host.asked.flatMap(({ path, query }) =>
    path.startsWith("/api/water/") ? [[path.split("/").at(-1), query.from_date]] : [],
  );
const company = () => screen.queryByRole("button", { name: /, change company$/ })?.textContent;

/** Every company that the header has named, painted or not. */
function namesOfHeader() {
  const names: (string | null | undefined)[] = [];
  const observer = new MutationObserver(() => names.push(company()));
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    return [...new Set(names)];
  };
}

describe("an address that names a company", () => {
  it("opens the report of that company, and asks for no other", async () => {
    sessionStorage.setItem(
      "activeCompanies",
      JSON.stringify({ user: "7", companies: { water: "w1" } }),
    );
    signedIn(host);
    openPortal(at("w2"));
    await screen.findByText("MV Parabat");
    expect([company(), asked(), address()]).toEqual(["Parabat", [["w2", "2026-11-01"]], at("w2")]);
  });

  it("changes the company on the way, there and back, without showing or asking the old one", async () => {
    signedIn(host);
    openPortal(at("w1"));
    await screen.findByText("MV Sundarban");
    const seen = namesOfHeader();
    navigate(at("w2"));
    await screen.findByText("MV Parabat");
    expect(seen()).not.toContain("Sundarban Navigation");
    history.back();
    await screen.findByText("MV Sundarban");
    history.forward();
    await screen.findByText("MV Parabat");
    expect(asked()).toEqual(["w1", "w2", "w1", "w2"].map((id) => [id, "2026-11-01"]));
    expect([company(), screen.queryByText("MV Sundarban")]).toEqual(["Parabat", null]);
  });

  it("is what an address without one becomes, and leaves nothing to go back to", async () => {
    signedIn(host, oneEach);
    openPortal(`${report}?${range}`);
    const entries = history.length;
    await screen.findByText("MV Sundarban");
    expect([address(), history.length]).toEqual([at("w1"), entries]);
  });

  it("opens the same report after signing in", async () => {
    host.answers(login, { token: "t-9" });
    host.answers(getUser, { user: rahim, allowed_companies: everything });
    await signIn(openPortal(at("w2")));
    await screen.findByText("MV Parabat");
    expect([address(), asked()]).toEqual([at("w2"), [["w2", "2026-11-01"]]]);
  });
});

describe("an address of a company that the user may not see", () => {
  const words =
    "You may not see the company that the link names. Choose one of yours to open the same page for it.";

  it("leads to the companies, which say so and open the same report and range", async () => {
    signedIn(host);
    const { user } = openPortal(at("w9"));
    await screen.findByRole("heading", { name: "water Companies" });
    expect((await screen.findByRole("alert")).textContent).toBe(words);
    expect(asked()).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Parabat" }));
    await screen.findByText("MV Parabat");
    expect([address(), screen.queryByRole("alert")]).toEqual([at("w2"), null]);
  });

  it("takes the active one for no other", async () => {
    signedIn(host);
    openPortal(at("w1"));
    await screen.findByText("MV Sundarban");
    navigate(at("w9"));
    await screen.findByText(words);
    expect(screen.getByRole("button", { current: true }).textContent).toBe("Sundarban Navigation");
    expect(asked()).toEqual([["w1", "2026-11-01"]]);
  });

  it("asks even who has a single company", async () => {
    signedIn(host, oneEach);
    const { user } = openPortal(at("w2"));
    await screen.findByText(words);
    await user.click(screen.getByRole("button", { name: "Sundarban Navigation" }));
    await screen.findByText("MV Sundarban");
    expect(address()).toBe(at("w1"));
  });

  it("leads Home, which says so, where the user has no company of the module", async () => {
    signedIn(host, { waybill_companies: everything.waybill_companies ?? [] });
    openPortal(at("w1"));
    await screen.findByRole("heading", { name: "Home" });
    expect([address(), screen.getByRole("alert").textContent]).toEqual([
      "/?refused=water",
      "No company of Water is linked to your user name, so that page cannot be shown.",
    ]);
  });

  it("is the 404 page where there is no such page", async () => {
    signedIn(host);
    openPortal("/water/nowhere?company=w9");
    await screen.findByRole("heading", { name: "Oops! Page not found" });
  });
});

it("Home says nothing of a module whose companies the user may see meanwhile", async () => {
  signedIn(host);
  openPortal("/?refused=water");
  await screen.findByRole("heading", { name: "Home" });
  expect(screen.queryByRole("alert")).toBe(null);
});
