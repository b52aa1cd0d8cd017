import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { useAddress } from "web/browser/address.ts";
import { AddressProvider } from "web/browser/address-provider.tsx";
import { Link } from "web/browser/link.tsx";

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

it("a pressed link is marked before the screen that it leads to is drawn, and no longer then", async () => {
  function Screen() {
    const { path } = useAddress();
    return (
      <>
        <h1>{path}</h1>
        <Link href="/water/vehicles">Ships</Link>
      </>
    );
  }
  render(
    <AddressProvider>
      <Screen />
    </AddressProvider>,
  );
  const seen: string[] = [];
  const look = () =>
    seen.push(`${screen.getByRole("heading").textContent} ${link().getAttribute("aria-busy")}`);
  const observer = new MutationObserver(look);
  observer.observe(document.body, { attributes: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  // As in a browser, where nobody waits for React.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  onTestFinished(() => void vi.unstubAllGlobals());
  link().click();
  await waitFor(() => expect(seen).toHaveLength(2));
  expect(seen).toEqual(["/water true", "/water/vehicles null"]);
});
