import { act, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { ScreenBoundary } from "web/frame/screen-boundary.tsx";
import { whenWanted } from "web/platform/when-wanted.tsx";

const Words = ({ words }: { words: string }): ReactNode => <p>{words}</p>;

describe("a component that is fetched when it is wanted", () => {
  it("is nothing until it has come, and is fetched once", async () => {
    let come = (_: { default: typeof Words }) => {};
    const fetch = vi.fn(
      () =>
        new Promise<{ default: typeof Words }>((resolve) => {
          come = resolve;
        }),
    );
    const Late = whenWanted("late", fetch);
    const { container } = render(<Late words="one" />);
    render(<Late words="two" />);
    expect(container.innerHTML).toBe("");
    await act(async () => come({ default: Words }));
    expect(screen.getAllByText(/one|two/).map(({ textContent }) => textContent)).toEqual([
      "one",
      "two",
    ]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("is there at once, and drawn once, where it has been fetched before", async () => {
    const Counted = vi.fn(Words);
    const Early = whenWanted("early", async () => ({ default: Counted }));
    await Early.load();
    const { container } = render(<Early words="here" />);
    expect(container.innerHTML).toBe("<p>here</p>");
    await act(async () => {});
    expect(Counted).toHaveBeenCalledTimes(1);
  });

  it("fails where it is shown, and nowhere else", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const Broken = whenWanted<{ words: string }>("broken", () =>
      Promise.reject(new Error("Broken on purpose")),
    );
    await expect(Broken.load()).rejects.toThrow("Broken on purpose");
    render(
      <>
        <ScreenBoundary at="" instead="in its stead">
          <Broken words="never" />
        </ScreenBoundary>
        <Words words="beside it" />
      </>,
    );
    await screen.findByText("in its stead");
    expect(screen.getByText("beside it").tagName).toBe("P");
  });
});
