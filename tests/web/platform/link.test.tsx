import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { Link } from "web/platform/link.tsx";

beforeEach(() => history.replaceState(null, "", "/water"));

const link = () => screen.getByRole("link", { name: "Ships" });

it("a link goes on within the page, and Back leads to where it stood", () => {
  const before = history.length;
  const onClick = vi.fn();
  render(
    <Link href="/water/vehicles?status=idle" onClick={onClick}>
      Ships
    </Link>,
  );
  expect(link().getAttribute("href")).toBe("/water/vehicles?status=idle");
  expect(fireEvent.click(link())).toBe(false);
  expect(location.pathname + location.search).toBe("/water/vehicles?status=idle");
  expect([history.length - before, onClick.mock.calls.length]).toEqual([1, 1]);
});

it.each(["ctrlKey", "metaKey", "altKey", "shiftKey"])("a click with %s is the browser's", (key) => {
  const onClick = vi.fn();
  render(
    <Link href="/water/vehicles" onClick={onClick}>
      Ships
    </Link>,
  );
  const isLeftToTheBrowser = fireEvent.click(link(), { [key]: true });
  expect([isLeftToTheBrowser, onClick.mock.calls.length]).toEqual([true, 0]);
});

it("a link whose click is refused leads nowhere", () => {
  render(
    <Link href="/water/vehicles" onClick={(event) => event.preventDefault()}>
      Ships
    </Link>,
  );
  fireEvent.click(link());
  expect(location.pathname).toBe("/water");
});
