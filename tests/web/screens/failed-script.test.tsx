import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { catalogue } from "web/modules/catalogue.ts";
import { openPortal, signedIn } from "../portal/open-portal.tsx";
import { partnerHost } from "../portal/partner-host.ts";

const host = partnerHost();

describe("a module whose script cannot be had", () => {
  afterEach(() => vi.restoreAllMocks());

  it("leaves words and the header, and the other screens as they are", async () => {
    signedIn(host);
    vi.spyOn(console, "error").mockImplementation(() => {});
    const waybill = catalogue.find(({ module }) => module === "waybill");
    if (!waybill) throw new Error("There is no such module.");
    const load = vi.spyOn(waybill, "load").mockRejectedValue(new TypeError("Failed to fetch"));
    const { user } = openPortal("/waybill");
    await user.click(await screen.findByRole("button", { name: "Soudia" }));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "The page could not be loaded. Check the connection and reload it.",
    );
    await user.click(screen.getByRole("link", { name: "Rahim" }));
    await screen.findByRole("heading", { name: "Profile" });
    await waitFor(() => expect(screen.queryByRole("alert")).toBe(null));
    expect(load).toHaveBeenCalledTimes(1);
  });
});
