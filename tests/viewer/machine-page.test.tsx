import { readFileSync } from "node:fs";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { App } from "viewer/page/app.tsx";
import { expect, it, onTestFinished, vi } from "vitest";

async function open(hash: string) {
  window.location.hash = hash;
  render(<App />);
  await screen.findByRole("group", { name: /^The states of/ });
  return userEvent.setup();
}

const now = () => screen.getByRole("heading", { name: "Now" }).nextSibling?.textContent;
const lit = () =>
  [...document.querySelectorAll("[data-lit]")].map((state) => state.getAttribute("data-state"));

it("a machine goes on when an event of its drawing is pressed, and back when that is undone", async () => {
  const user = await open("#/machine/loading");
  expect([now(), lit()]).toEqual([
    "idle: quiet",
    ["loading", "loading.idle", "loading.idle.quiet"],
  ]);
  const drawing = screen.getByRole("group", { name: "The states of loading" });
  await user.click(within(drawing).getByRole("button", { name: /request\.started/ }));
  expect(now()).toBe("loading: usualloadinginFlight");
  expect(lit()).toEqual(["loading", "loading.loading", "loading.loading.usual"]);
  await user.click(within(drawing).getByRole("button", { name: /after patience/ }));
  expect(now()).toBe("loading: slowloadinginFlightslow");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(now()).toBe("loading: usualloadinginFlight");
  await user.click(screen.getByRole("button", { name: "From the start" }));
  expect(now()).toBe("idle: quiet");
});

it("a request waits for its answer, and the keyboard alone gives it", async () => {
  const user = await open("#/machine/rows");
  const events = screen.getByRole("complementary", { name: "What can happen" });
  within(events)
    .getByRole("button", { name: /^filter\.accepted/ })
    .focus();
  await user.keyboard("{Enter}");
  expect(now()).toBe("loadingloading");
  const drawing = screen.getByRole("group", { name: "The states of rows" });
  const done = within(drawing).getByRole("button", { name: /loadReport done/ });
  done.focus();
  await user.keyboard(" ");
  expect(now()).toBe("rows: settledanswered");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^loadReport answers .*"rows":\[\{/)]),
  );
});

it("a link leads to the moment at which it was copied, and is called copied at that one", async () => {
  const user = await open("#/machine/loading");
  await user.click(screen.getByRole("button", { name: /^request\.started$/ }));
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
  expect(screen.queryByText("Copied.")).not.toBeNull();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(screen.queryByText("Copied.")).toBeNull();
});

it("a link that the browser does not copy is copied by hand", async () => {
  const user = await open("#/machine/loading");
  const clipboard = vi.spyOn(navigator, "clipboard", "get").mockReturnValue(undefined as never);
  onTestFinished(() => clipboard.mockRestore());
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  await screen.findByText("Copy the address of this page.");
});

it("what is written by hand is sent, and what is no JSON is not", async () => {
  const user = await open("#/machine/connection");
  await user.click(screen.getByText("Write an event"));
  const field = screen.getByRole("textbox", { name: "Event" });
  await user.clear(field);
  await user.type(field, "{{");
  expect(screen.getByRole("button", { name: "Send" })).toHaveProperty("disabled", true);
  await user.clear(field);
  await user.type(field, '{{"type":"connection.lost"}');
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(now()).toBe("offlineoffline");
});

it("the list of machines begins with the portal, and goes on as their README does", async () => {
  await open("#/machine/loading");
  const readme = readFileSync("packages/machines/README.md", "utf8");
  const walk = [...readme.matchAll(/^\| `(\w+)Machine` \(/gm)].map(([, id]) => id);
  const list = within(screen.getByRole("navigation", { name: "Machines" }));
  expect(list.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "portal",
    ...walk.filter((id) => id !== "portal"),
  ]);
});
