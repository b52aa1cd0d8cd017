import { type Browser, type BrowserServer, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, inject, it } from "vitest";
import { tokenOf } from "./accounts.ts";
import { launchBrowser } from "./browser.ts";
import type { DemoUser } from "./demo-users.ts";
import { expect } from "./expect.ts";
import { expectArrived } from "./in-app.ts";
import { installedFonts } from "./installed-fonts.ts";

const wholeFont = "noto-sans-bengali-bengali-400-normal";
const namesAlone = "language-names";

for (const { device, bangla, fetched } of [
  { device: "a device without letters of Bangla", bangla: false, fetched: true },
  { device: "a device that has them", bangla: true, fetched: false },
]) {
  describe(device, () => {
    const fonts = installedFonts({ bangla });
    const ifNone = (file: string) => (fetched ? [file] : []);
    let server: BrowserServer;
    let browser: Browser;

    beforeAll(async () => {
      server = await launchBrowser(fonts.env);
      browser = await chromium.connect(server.wsEndpoint());
    });
    afterAll(async () => {
      await browser.close();
      await server.close();
      fonts.remove();
    });

    async function opened(path: string, locale: string, user?: DemoUser) {
      const baseURL = inject("portal").url;
      const context = await browser.newContext({ baseURL, locale, serviceWorkers: "block" });
      const page = await context.newPage();
      const files: string[] = [];
      page.on("request", (request) => {
        const [, file] = /\/assets\/(.+)-\w+\.woff2$/.exec(request.url()) ?? [];
        if (file) files.push(file);
      });
      if (user) {
        const token = await tokenOf(user);
        await page.addInitScript((token) => localStorage.setItem("accessToken", token), token);
        await page.route("**/api/auth/user", async (route) => {
          const answer = await route.fetch();
          const json = (await answer.text()).replaceAll("Surma Roadways", "সুরমা");
          await route.fulfill({ response: answer, body: json });
        });
      }
      await page.goto(path);
      return { page, files, close: () => context.close() };
    }

    it(`draws a sign-in form in Bangla${fetched ? " with a font that it fetches" : ""}`, async () => {
      const { page, files, close } = await opened("/login", "bn-BD");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect.poll(() => drawnBy(page)).toEqual(["Noto Sans Bengali"]);
      expect(files).toEqual(ifNone(wholeFont));
      await close();
    });

    it("draws the name of the language in English with the letters of that name alone", async () => {
      const { page, files, close } = await opened("/login", "en-GB");
      await expect(page.getByRole("button", { name: "বাংলা" })).toBeVisible();
      await expect.poll(() => drawnBy(page)).toEqual(["Noto Sans Bengali"]);
      expect(files).toEqual(ifNone(namesAlone));
      await close();
    });

    it("draws the names of companies in Bangla in a portal in English", async () => {
      const { page, files, close } = await opened("/waybill", "en-GB", "demo");
      await expectArrived(page);
      await expect(page.getByRole("button", { name: "সুরমা" })).toBeVisible();
      await expect.poll(() => drawnBy(page)).toEqual(["Noto Sans Bengali"]);
      expect(files).toEqual(ifNone(wholeFont));
      await close();
    });

    it("fetches none for a portal in English that shows no letter of Bangla", async () => {
      const { page, files, close } = await opened("/water", "en-GB", "demo");
      await expectArrived(page);
      await expect.poll(() => drawnBy(page)).toEqual([]);
      expect(files).toEqual([]);
      await close();
    });
  });
}

/** Text in which there are letters of Bangla. */
const textsInBangla = `(() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (/[\\u0980-\\u09fe]/.test(data) && parentElement.checkVisibility()) texts.push(walker.currentNode);
  }
  return texts;
})()`;

/** By which fonts it is drawn, less what is not Bangla; a letter that no font has is drawn by one of Latin. */
async function drawnBy(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  await session.send("DOM.getDocument");
  const { result } = await session.send("Runtime.evaluate", { expression: textsInBangla });
  const found = await session.send("Runtime.getProperties", {
    objectId: result.objectId ?? "",
    ownProperties: true,
  });
  const families = new Set<string>();
  for (const { value } of found.result) {
    if (value?.subtype !== "node") continue;
    const { nodeId } = await session.send("DOM.requestNode", { objectId: value.objectId ?? "" });
    const { node } = await session.send("DOM.describeNode", { nodeId });
    const others = node.nodeValue.replaceAll(/[\u0964\u0980-\u09fe\u200c\u200d]/g, "").length;
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    const notNoto = fonts.filter(({ familyName }) => familyName !== "Noto Sans Bengali");
    const glyphs = notNoto.reduce((sum, { glyphCount }) => sum + glyphCount, 0);
    if (fonts.length > notNoto.length) families.add("Noto Sans Bengali");
    if (glyphs > others) families.add(`${notNoto[0]?.familyName} in ${node.nodeValue}`);
  }
  await session.detach();
  return [...families].sort();
}
