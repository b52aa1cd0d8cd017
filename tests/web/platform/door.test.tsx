import { act, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { ScreenBoundary } from "web/frame/screen-boundary.tsx";
import { Behind, door } from "web/platform/door.tsx";

type Part = { Words: (props: { words: string }) => ReactNode };
const part: Part = { Words: ({ words }) => <p>{words}</p> };

describe("what is behind a door", () => {
  it("is something else until it has come, and is fetched once", async () => {
    let come = (_: Part) => {};
    const fetch = vi.fn(
      () =>
        new Promise<Part>((resolve) => {
          come = resolve;
        }),
    );
    const late = door("late", fetch);
    const { container } = render(
      <Behind door={late}>{({ Words }) => <Words words="one" />}</Behind>,
    );
    render(
      <Behind door={late} instead={<p>not yet</p>}>
        {({ Words }) => <Words words="two" />}
      </Behind>,
    );
    expect([container.innerHTML, late.part()]).toEqual(["", undefined]);
    screen.getByText("not yet");
    await act(async () => come(part));
    expect(screen.getAllByText(/./).map(({ textContent }) => textContent)).toEqual(["one", "two"]);
    expect([fetch.mock.calls.length, late.part()]).toEqual([1, part]);
  });

  it("is there at once, and drawn once, where it has been fetched before", async () => {
    const Counted = vi.fn(part.Words);
    const early = door<Part>("early", async () => ({ Words: Counted }));
    await early.load();
    const { container } = render(
      <Behind door={early}>{({ Words }) => <Words words="here" />}</Behind>,
    );
    expect(container.innerHTML).toBe("<p>here</p>");
    await act(async () => {});
    expect(Counted).toHaveBeenCalledTimes(1);
  });

  it("fails where it is shown, and nowhere else", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const broken = door<Part>("broken", () => Promise.reject(new Error("Broken on purpose")));
    render(
      <>
        <ScreenBoundary at="" instead="in its stead">
          <Behind door={broken}>{({ Words }) => <Words words="never" />}</Behind>
        </ScreenBoundary>
        <p>beside it</p>
      </>,
    );
    await screen.findByText("in its stead");
    expect(screen.getByText("beside it").tagName).toBe("P");
  });

  it("is fetched again where it failed, and says by its name that it is missing", async () => {
    const fetch = vi.fn(async () => part);
    fetch.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const rare = door("rare", fetch);
    await expect(rare.load()).rejects.toMatchObject({ name: "ScriptMissing", script: "rare" });
    expect(await rare.load()).toBe(part);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
