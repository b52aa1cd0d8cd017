import type { Page } from "playwright-core";
import { inject } from "vitest";
import { usernameOf } from "./demo-users.ts";
import { expect } from "./expect.ts";
import { journey } from "./journey.ts";
import { holds, mainScripts } from "./requests.ts";
import { lastWeek } from "./service-days.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const inBangla = { locale: "bn-BD" };

/** Methods, addresses and bodies of what is asked about offline counters. */
function asked(page: Page): string[] {
  const lines: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith("/api/offline-counter/")) return;
    lines.push(`${request.method()} ${pathname}${search} ${request.postData() ?? ""}`);
  });
  return lines;
}

journey(
  "the sign-in form stands in the page in Bangla where the browser wishes it, before any script",
  inBangla,
  async ({ page }) => {
    const letGo = await holds(page, mainScripts);
    await page.goto("/login", { waitUntil: "commit" });
    await expect(heading(page)).toHaveText("পার্টনার পোর্টালে সাইন ইন করুন");
    await expect(page.locator("html")).toHaveAttribute("lang", "bn");
    await expect(page.getByLabel("ইউজার নেম")).toBeFocused();
    await expect(page).toHaveTitle("পার্টনার পোর্টাল");
    const held = await page.screenshot();
    letGo();
    await expect(page).toHaveTitle("পার্টনার পোর্টালে সাইন ইন করুন · পার্টনার পোর্টাল");
    expect(Buffer.compare(held, await page.screenshot())).toBe(0);
  },
);

for (const [locale, name, description] of [
  ["bn-BD", "পার্টনার পোর্টাল", "পরিবহন কোম্পানির কর্মীদের জন্য রিপোর্ট।"],
  ["en-GB", "Partner portal", "Reports for the staff of transport companies."],
] as const) {
  journey(`the portal is installed as ${name}, and described so`, { locale }, async ({ page }) => {
    await page.goto("/login");
    await expect(heading(page)).toBeVisible();
    const described = await page.locator("meta[name=description]").first().getAttribute("content");
    const devtools = await page.context().newCDPSession(page);
    const { data, url, errors } = await devtools.send("Page.getAppManifest");
    const manifest = JSON.parse(data ?? "null");
    expect([described, manifest.name, manifest.description, manifest.id, errors]).toEqual([
      description,
      name,
      description,
      "/",
      [],
    ]);
    expect(await (await page.request.get(url)).headers()["content-type"]).toBe(
      "application/manifest+json",
    );
  });
}

journey(
  "a language that is chosen before the script has come is there without waiting for it",
  async ({ page }) => {
    const letGo = await holds(page, mainScripts);
    await page.goto("/login", { waitUntil: "commit" });
    await page.getByRole("button", { name: "বাংলা" }).click();
    await expect(heading(page)).toHaveText("পার্টনার পোর্টালে সাইন ইন করুন");
    await expect(page.getByLabel("ইউজার নেম")).toBeFocused();
    await page.getByRole("button", { name: "English" }).click();
    await expect(heading(page)).toHaveText("Sign in to the partner portal");
    await page.getByRole("button", { name: "বাংলা" }).click();
    await expect(heading(page)).toHaveText("পার্টনার পোর্টালে সাইন ইন করুন");
    letGo();
    await expect(page).toHaveTitle("পার্টনার পোর্টালে সাইন ইন করুন · পার্টনার পোর্টাল");
    expect(await page.evaluate(() => [localStorage.language, sessionStorage.language])).toEqual([
      "bn",
      "bn",
    ]);
  },
);

journey("who signs in in Bangla arrives in it", inBangla, async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("ইউজার নেম").fill(usernameOf("demo"));
  await page.getByRole("textbox", { name: "পাসওয়ার্ড" }).fill(inject("portal").password);
  await page.getByRole("button", { name: "সাইন ইন করুন", exact: true }).click();
  await expect(heading(page)).toHaveText("হোম");
});

journey(
  "a report in Bangla has its columns, its dates and its calendar in it",
  { ...inBangla, user: "demo", hasChosen: true },
  async ({ page }) => {
    await page.goto("/intracity/summary?from_date=2026-06-01&to_date=2026-06-03");
    await expect(page.getByRole("button", { name: "ফিল্টার" })).toBeVisible();
    await expect(page.getByText("২ দিন: ১ জুন ২০২৬ থেকে ২ জুন ২০২৬")).toBeVisible();
    await page.getByRole("button", { name: "ফিল্টার" }).click();
    await page.getByRole("dialog", { name: "ফিল্টার" }).getByLabel("শুরুর তারিখ").click();
    await expect(page.getByRole("button", { name: "আগের মাস" })).toBeVisible();
    await expect(page.getByText("জুন ২০২৬", { exact: true })).toBeVisible();
  },
);

journey("a choice at sign-in holds in every later tab", async ({ page, openTab }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "বাংলা" }).click();
  await expect(heading(page)).toHaveText("পার্টনার পোর্টালে সাইন ইন করুন");
  const other = await openTab();
  await other.goto("/login");
  await expect(heading(other)).toHaveText("পার্টনার পোর্টালে সাইন ইন করুন");
});

journey(
  "a choice on Profile changes the words there and nothing that is asked",
  { user: "demo", hasChosen: true },
  async ({ page }) => {
    const lines = asked(page);
    const takenBy = async (open: () => Promise<unknown>) => {
      lines.length = 0;
      await open();
      await expect(page.getByRole("button", { name: /^(Share|শেয়ার)$/ })).toBeEnabled();
      return [...lines].sort();
    };
    const report = () => page.goto(`/offline-counter/report${lastWeek()}`);
    const english = await takenBy(report);
    await page.goto("/profile");
    await page.getByRole("button", { name: "বাংলা" }).click();
    await expect(heading(page)).toHaveText("প্রোফাইল");
    const bangla = await takenBy(report);
    await expect(heading(page)).toHaveText("অফলাইন কাউন্টার রিপোর্ট");
    expect(bangla).toEqual(english);
    await page.goto("/profile");
    await page.getByRole("button", { name: "English" }).click();
    await expect(heading(page)).toHaveText("Profile");
  },
);
