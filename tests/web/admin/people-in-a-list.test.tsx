import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { portalHost } from "../portal/portal-host.ts";
import { disabled, openAccess, rahimHere } from "./water-launch.tsx";

const host = portalHost();
const [since, seen] = ["02.05.2026 10:14 AM", "08.06.2026 05:39 AM"];

describe("who has access, where there is no room for a table", () => {
  const listed = () => {
    const list = screen.getByRole("list", { name: "Who Has Access" });
    return within(list)
      .getAllByRole("listitem")
      .map((one) => [...one.querySelectorAll("p, button")].map(({ textContent }) => textContent));
  };
  const leaveNoRoom = () =>
    vi.stubGlobal("matchMedia", () => ({
      ...{ matches: false, addEventListener: () => {}, removeEventListener: () => {} },
    }));

  it("is said to be disabled", async () => {
    leaveNoRoom();
    await openAccess(host, [disabled, { ...disabled, user_id: "10", since: rahimHere.since }]);
    expect(listed()).toEqual([
      ["Selim Reza", "selim · Reader", "Disabled", "End access"],
      ["Selim Reza", "selim · Reader", `Since ${since}, disabled`, "End access"],
    ]);
  });

  it("is a list", async () => {
    leaveNoRoom();
    await openAccess(host);
    expect(listed()).toEqual([
      [
        "Nasrin Akter",
        "nasrin · Reader",
        `Since ${since}, last seen ${seen}`,
        ...["Sign out everywhere", "End access"],
      ],
      [
        ...["Rafiq Islam", "rafiq · Reader", "Not signed in"],
        ...["Sign out everywhere", "End access"],
      ],
      ["Rahim Uddin (you)", "rahim · Administrator", `Since ${since}, last seen ${seen}`],
    ]);
  });
});
