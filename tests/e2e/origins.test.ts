import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, describe, inject } from "vitest";
import { headerOf } from "web/scripts/security-policy.ts";
import { signIn } from "./accounts.ts";
import { expect } from "./expect.ts";
import { type Journey, journey } from "./journey.ts";
import { builtPage, type Origin, startPageHost, startWayTo } from "./origins.ts";

const packages = new URL("../../packages/web/", import.meta.url);
const folder = mkdtempSync(join(tmpdir(), "portal-apart-"));
const portalUrl = `http://127.0.0.1:${inject("allowedPort")}`;
let api: Origin;
let assets: Origin;
let host: Origin | undefined;

beforeAll(async () => {
  api = await startWayTo(inject("portal").url);
  assets = await startWayTo(inject("portal").url);
});
afterEach(async () => {
  await host?.stop();
  host = undefined;
});
afterAll(async () => {
  await api.stop();
  await assets.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Signs in and reads a report, and tells which origins were asked for what. */
async function readReport({ page }: Journey) {
  const asked = new Set<string>();
  page.on("response", (response) => {
    const { origin, pathname } = new URL(response.url());
    if (response.ok()) asked.add(`${origin} ${pathname.split("/")[1]?.replace(/^login$/, "")}`);
  });
  await page.goto(`${portalUrl}/login`);
  await signIn(page, "demo");
  await page.getByRole("link", { name: /^Water / }).click();
  await page.getByRole("button", { name: "Payra Navigation" }).click();
  await page.getByRole("link", { name: "Ships" }).click();
  await expect(page.getByRole("rowheader", { name: /^MV-/ }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("rowheader", { name: /^MV-/ }).first()).toBeVisible();
  return [...asked].filter((one) => !one.startsWith(`${portalUrl} water`)).sort();
}

/** Letters that this device lacks: the style in the page names them on its own origin, and cannot be changed. */
const inVain = /status of 404/;

const threeOrigins = () => [`${portalUrl} `, `${api.url} api`, `${assets.url} assets`].sort();

describe("the portal on one origin, the API on another and the assets on a third", () => {
  journey(
    "works with the bases that the build was given [S7.1, S9.5]",
    { timeout: 120_000 },
    async (walk) => {
      execFileSync(process.execPath, ["--import", "tsx", "scripts/build.ts", folder], {
        cwd: fileURLToPath(packages),
        env: { ...process.env, PARTNER_API_BASE_URL: api.url, ASSET_BASE_URL: assets.url },
      });
      const { page, directives } = builtPage(pathToFileURL(`${folder}/`));
      host = await startPageHost(inject("allowedPort"), page, headerOf(directives));
      expect(await readReport(walk)).toEqual(threeOrigins());
    },
  );

  journey(
    "works with the bases that whoever serves the page writes into it",
    { foreseen: [inVain] },
    async (walk) => {
      const built = builtPage(new URL("dist/", packages));
      const page = built.page
        .replace(
          'name="partner-api-base" content=""',
          `name="partner-api-base" content="${api.url}"`,
        )
        .replace('name="asset-base" content=""', `name="asset-base" content="${assets.url}"`)
        .replaceAll('"/assets/', `"${assets.url}/assets/`);
      const directives = { ...built.directives };
      directives["connect-src"] = ["'self'", api.url];
      for (const directive of ["script-src", "style-src", "font-src", "img-src"]) {
        directives[directive] = [...(directives[directive] ?? []), assets.url];
      }
      host = await startPageHost(inject("allowedPort"), page, headerOf(directives));
      expect(await readReport(walk)).toEqual(threeOrigins());
    },
  );

  journey(
    "shows the 500 page while the API's host is down, and recovers when it is back [V16.5.2]",
    { errors: [/ERR_CONNECTION_REFUSED/], foreseen: [inVain] },
    async ({ page }) => {
      const built = builtPage(new URL("dist/", packages));
      const own = await startWayTo(inject("portal").url);
      const html = built.page
        .replace('"partner-api-base" content=""', `"partner-api-base" content="${own.url}"`)
        .replaceAll('"/assets/', `"${assets.url}/assets/`)
        .replace('"asset-base" content=""', `"asset-base" content="${assets.url}"`);
      host = await startPageHost(inject("allowedPort"), html, "");
      await page.goto(`${portalUrl}/login`);
      await signIn(page, "demo");
      await expectDay({ page });
      await own.stop();
      await page.reload();
      await expect(page).toHaveURL(`${portalUrl}/error`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Oops! Something Went Wrong",
      );
      const again = await startWayTo(inject("portal").url, Number(new URL(own.url).port));
      await page.getByRole("link", { name: "Go home" }).click();
      await expectDay({ page });
      await again.stop();
    },
  );
});

/** Home with the running day, after which nothing is in flight. */
async function expectDay({ page }: Pick<Journey, "page">) {
  await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
  await expect(page.getByText(/^Updated \d/).first()).toBeVisible();
}
