import { act, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterAll, describe, expect, it, vi } from "vitest";
import { defineChunk, type Lazy, lazyComponent } from "web/browser/lazy.tsx";
import { defineChunks } from "web/delivery/chunks.ts";
import { ErrorBoundary } from "web/layout/error-boundary.tsx";

type Part = { OwnAccount: () => ReactNode };
const part: Part = { OwnAccount: () => <p>here</p> };

/** Puts a script of the test in the place of the one that has it. */
function holding(fetch: () => Promise<Part>) {
  defineChunk("account", fetch);
  return lazyComponent("account", "OwnAccount");
}

afterAll(defineChunks);

describe("what a script holds that is fetched later", () => {
  it("is its fallback until the script is loaded, which is fetched once", async () => {
    let come = (_: Part) => {};
    const fetch = vi.fn(
      () =>
        new Promise<Part>((resolve) => {
          come = resolve;
        }),
    );
    const OwnAccount = holding(fetch);
    const { container } = render(<OwnAccount />);
    render(<OwnAccount fallback={<p>not yet</p>} />);
    expect([container.innerHTML, OwnAccount.loaded()]).toEqual(["", undefined]);
    screen.getByText("not yet");
    await act(async () => come(part));
    expect(screen.getAllByText(/./).map(({ textContent }) => textContent)).toEqual([
      "here",
      "here",
    ]);
    expect([fetch.mock.calls.length, OwnAccount.loaded()]).toEqual([1, part.OwnAccount]);
  });

  it("is there at once, and drawn once, where it has been fetched before", async () => {
    const Counted = vi.fn(part.OwnAccount);
    const OwnAccount = holding(async () => ({ OwnAccount: Counted }));
    await OwnAccount.load();
    const { container } = render(<OwnAccount fallback={<p>not yet</p>} />);
    expect(container.innerHTML).toBe("<p>here</p>");
    await act(async () => {});
    expect(Counted).toHaveBeenCalledTimes(1);
  });

  it("is told when it is loaded, without being fetched for that", async () => {
    const fetch = vi.fn(async () => part);
    const OwnAccount = holding(fetch);
    const told: unknown[] = [];
    const waiting = OwnAccount.whenLoaded().then((loaded) => told.push(loaded));
    await act(async () => {});
    expect([fetch.mock.calls.length, told]).toEqual([0, []]);
    await OwnAccount.load();
    await waiting;
    expect(told).toEqual([part.OwnAccount]);
  });

  it("has what is shown together with it wait for it", async () => {
    const OwnAccount = holding(async () => part);
    const { container } = render(<OwnAccount after={<p>after it</p>} />);
    expect(container.innerHTML).toBe("");
    await screen.findByText("after it");
    expect(container.innerHTML).toBe("<p>here</p><p>after it</p>");
  });

  it("fails where it is shown, and nowhere else", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const OwnAccount = holding(() => Promise.reject(new Error("Broken on purpose")));
    render(
      <>
        <ErrorBoundary resetKey="" fallback="in its stead">
          <OwnAccount />
        </ErrorBoundary>
        <p>beside it</p>
      </>,
    );
    await screen.findByText("in its stead");
    expect(screen.getByText("beside it").tagName).toBe("P");
  });

  it("is fetched again where it failed", async () => {
    const fetch = vi.fn(async () => part);
    const failure = new TypeError("Failed to fetch");
    fetch.mockRejectedValueOnce(failure);
    const OwnAccount: Lazy<unknown> = holding(fetch);
    await expect(OwnAccount.load()).rejects.toBe(failure);
    expect(await OwnAccount.load()).toBe(part.OwnAccount);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
