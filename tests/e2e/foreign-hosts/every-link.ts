import type { Page } from "playwright-core";
import { expect } from "../expect.ts";
import { expectArrived, goTo, nextFrames } from "../in-app.ts";

/** What a link that leads nowhere shows. */
const nowhere =
  /Try again|Your service does not offer|Oops!|No Data(?!Search for at least)|could not be|did not find|not answer|has failed/;

/**
 * Opens all that can be reached from Home by links and by the buttons that choose a company, breadth first, and
 * returns the paths. Ranges of days are not separate pages.
 */
export async function walkEveryLink(page: Page): Promise<string[]> {
  const seen = new Set<string>();
  const paths = new Set<string>();
  const refused: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  const queue: { address: string; from: string }[] = [{ address: "/", from: "Home" }];
  const note = (found: readonly string[], from: string) => {
    for (const address of found) {
      const key = withoutRange(address);
      if (seen.has(key)) continue;
      seen.add(key);
      queue.push({ address, from });
    }
  };
  note(["/"], "");
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { address, from } = next;
    await goTo(page, address);
    await nextFrames(page);
    await expectArrived(page);
    const main = page.getByRole("main");
    await expect(main, `${address}, linked from ${from}`).not.toContainText(nowhere);
    const here = new URL(page.url());
    paths.add(here.pathname);
    note(await linksOn(page), address);
    note(await behindCompanies(page, address), address);
  }
  expect(refused).toEqual([]);
  return [...paths].sort();
}

/** The same for each range of days. */
function withoutRange(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://portal");
  for (const name of ["from_date", "to_date", "compare"]) searchParams.delete(name);
  searchParams.sort();
  return `${pathname}?${searchParams}`;
}

async function linksOn(page: Page): Promise<string[]> {
  const found = await page
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const { origin } = new URL(page.url());
  const inPortal = found.filter((href) => !href.includes("#"));
  expect(inPortal.filter((href) => !href.startsWith(`${origin}/`))).toEqual([]);
  return inPortal.map((href) => href.slice(origin.length));
}

/** Where the buttons of a company picker and the options of the header's switch lead. */
async function behindCompanies(page: Page, address: string): Promise<string[]> {
  const found: string[] = [];
  const choices = page.getByRole("main").locator("ul > li > button[type=button]");
  const heading = await page.getByRole("heading", { level: 1 }).textContent();
  const isPicker = /Companies$/i.test(heading ?? "");
  for (let at = 0; isPicker && at < (await choices.count()); at += 1) {
    const before = page.url();
    await choices.nth(at).click();
    await expect(page).not.toHaveURL(before);
    found.push(pathOf(page.url()));
    await goTo(page, address);
    await nextFrames(page);
    await expectArrived(page);
  }
  const toggle = page.getByRole("button", { name: /, change company$/ });
  if ((await toggle.count()) > 0 && !isPicker) {
    await toggle.click();
    const other = page.getByRole("listbox").getByRole("option", { selected: false }).first();
    const before = page.url();
    await other.click();
    await expect(page).not.toHaveURL(before);
    found.push(pathOf(page.url()));
  }
  return found;
}

const pathOf = (url: string) => new URL(url).pathname + new URL(url).search;
