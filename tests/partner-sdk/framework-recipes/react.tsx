import type { QueryClient } from "@tanstack/react-query";
import { Window } from "happy-dom";
import type { ComponentType, ReactNode } from "react";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { busyHost, exampleHost, failingHost, slowHost } from "./hosts.ts";
import { programOf } from "./program.ts";

type Recipe = {
  NetOfMonth: ComponentType<{ company: number; yearAndMonth: string }>;
  queryClient: QueryClient;
};

// A busy machine takes its time.
const atMost = { timeout: 10_000 };
const page = new Window();
let testing: typeof import("@testing-library/react");
let query: typeof import("@tanstack/react-query");
let swr: typeof import("swr");

/** What a program of the page shows, with a cache of its own; it can leave the page and come back. */
async function shown(title: "TanStack Query" | "SWR", url: string) {
  const recipe = await (await programOf(title, url)).load<Recipe>();
  const cache = new Map();
  const onErrorRetry = vi.fn();
  // A busy machine may need longer than the two seconds in which SWR asks once.
  const config = { provider: () => cache, onErrorRetry, dedupingInterval: 60_000 };
  const { NetOfMonth, queryClient } = recipe;
  const withCache = (content: ReactNode) =>
    title === "SWR" ? (
      <swr.SWRConfig value={config}>{content}</swr.SWRConfig>
    ) : (
      <query.QueryClientProvider client={queryClient}>{content}</query.QueryClientProvider>
    );
  const present = withCache(<NetOfMonth company={501} yearAndMonth="2026-06" />);
  const { rerender, ...rendered } = testing.render(present);
  return {
    ...rendered,
    leave: () => rerender(withCache(null)),
    comeBack: () => rerender(present),
    /** How often SWR would have retried, seconds later. */
    retries: () => onErrorRetry.mock.calls.length,
  };
}

/** Registers the tests of what is rendered, in a page that is gone afterwards. */
export function inReact(): void {
  beforeAll(async () => {
    // The libraries look for a page when they are loaded.
    for (const name of ["window", "document", "navigator", "localStorage"] as const) {
      vi.stubGlobal(name, page[name]);
    }
    testing = await import("@testing-library/react");
    testing.configure({ asyncUtilTimeout: atMost.timeout });
    query = await import("@tanstack/react-query");
    swr = await import("swr");
  });
  afterEach(() => testing.cleanup());
  afterAll(async () => {
    vi.unstubAllGlobals();
    await page.happyDOM.close();
  });

  describe.each(["TanStack Query", "SWR"] as const)("%s", (title) => {
    it("shows that it loads, and then the sum of June", async () => {
      await using host = await exampleHost();
      const { container, findByText } = await shown(title, host.url);
      expect(container.textContent).toBe("Loading…");
      await findByText("12,129.25");
      expect(host.requests.map(({ url }) => url)).toEqual([
        "/api/waybill/reports/501?from_date=2026-06-01&to_date=2026-07-01",
      ]);
    });

    it("asks once when it has to sign in", async () => {
      await using host = await failingHost(401);
      const { findByRole, retries } = await shown(title, host.url);
      expect((await findByRole("alert")).textContent).toBe("Sign in again.");
      expect([host.requests.length, retries()]).toEqual([1, 0]);
    });

    it("retries what may pass three times, and not sixteen", async () => {
      await using host = await busyHost();
      const { findByRole, retries } = await shown(title, host.url);
      expect((await findByRole("alert")).textContent).toBe("Made up for a test.");
      expect([host.requests.length, retries()]).toEqual([4, 0]);
    });

    it("does not retry what stays", async () => {
      await using host = await failingHost(403);
      const { findByRole, retries } = await shown(title, host.url);
      expect((await findByRole("alert")).textContent).toBe("Made up for a test.");
      expect([host.requests.length, retries()]).toEqual([1, 0]);
    });
  });

  it("TanStack Query aborts the request of a component that is gone", async () => {
    await using host = await slowHost();
    const { leave } = await shown("TanStack Query", host.url);
    await expect.poll(() => host.isLeft(), atMost).toBe(false);
    leave();
    await expect.poll(() => host.isLeft(), atMost).toBe(true);
  });

  it("SWR lets it end, and keeps what it brings for the next component", async () => {
    await using host = await slowHost();
    const { leave, comeBack, findByText } = await shown("SWR", host.url);
    await expect.poll(() => host.isLeft(), atMost).toBe(false);
    leave();
    host.answer();
    comeBack();
    await findByText("7.50");
    expect(host.requests).toHaveLength(1);
  });
}
