import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ForgetDevice } from "web/profile/profile-settings.tsx";

const pins = JSON.stringify([["7", []]]);

async function press() {
  const user = userEvent.setup();
  const onForgotten = vi.fn();
  render(<ForgetDevice onForgotten={onForgotten} />);
  await user.click(screen.getByRole("button", { name: "Forget this device" }));
  const question = await screen.findByRole("dialog", { name: "Forget this device?" });
  const answer = (name: string) => user.click(within(question).getByRole("button", { name }));
  return { answer, onForgotten, question };
}

beforeEach(() => {
  localStorage.setItem("pins", pins);
});

describe("'Forget this device'", () => {
  it("says first that everybody's pins go, and removes nothing", async () => {
    const { question, answer, onForgotten } = await press();
    within(question).getByText(
      "The pinned reports, the companies last chosen and the ranges last used of everyone who signs in here are removed. Nothing brings them back.",
    );
    expect(localStorage.getItem("pins")).toBe(pins);
    await answer("Cancel");
    expect(screen.queryByRole("dialog")).toBe(null);
    expect([localStorage.getItem("pins"), onForgotten.mock.calls]).toEqual([pins, []]);
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("removes them once that is confirmed", async () => {
    const { answer, onForgotten } = await press();
    await answer("Forget this device");
    expect(screen.queryByRole("dialog")).toBe(null);
    expect([localStorage.getItem("pins"), onForgotten.mock.calls]).toEqual([null, [[]]]);
    expect(screen.getByRole("status").textContent).toMatch(/^Forgotten: /);
  });
});
