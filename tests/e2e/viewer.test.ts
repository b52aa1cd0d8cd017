import { createServer } from "node:http";
import { builtViewer, viewerPath } from "viewer/scripts/viewer.ts";
import { afterAll, beforeAll } from "vitest";
import { expect } from "./expect.ts";
import { failingTrace } from "./failing-trace.ts";
import { freePort } from "./free-port.ts";
import { journey } from "./journey.ts";
import { violations } from "./violations.ts";

let url: string;
let end: () => Promise<void>;
beforeAll(async () => {
  const viewer = await builtViewer();
  const server = createServer((request, response) => {
    viewer.answer(request.url?.split("?")[0] ?? "", response);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${port}${viewerPath}`;
  end = async () => {
    server.closeAllConnections();
    server.close();
    await viewer.end();
  };
});
afterAll(() => end());

const smallest = { viewport: { width: 1024, height: 700 } };

journey(
  "a machine goes on by the keyboard alone, and a link leads back",
  smallest,
  async (stage) => {
    const { page, openTab } = stage;
    await page.goto(`${url}#/machine/loading`);
    const drawing = page.getByRole("group", { name: "The states of loading" });
    await drawing
      .getByRole("button", { name: /request\.started/ })
      .first()
      .press("Enter");
    await drawing.getByRole("button", { name: /after patience/ }).press("Space");
    await expect(page.getByText("loading: slow", { exact: false }).first()).toBeVisible();
    const link = page.url();
    const other = await openTab();
    await other.goto(link);
    await expect(other.locator("[data-state='loading.loading.slow'][data-lit]")).toBeVisible();
    await other.getByRole("button", { name: "Undo" }).press("Enter");
    await expect(other.locator("[data-state='loading.loading.usual'][data-lit]")).toBeVisible();
  },
);

journey("axe finds nothing on a machine, in light and dark", smallest, async ({ page }) => {
  await page.goto(`${url}#/machine/report`);
  await page.getByRole("group", { name: "The states of report" }).waitFor();
  await page
    .getByRole("button", { name: /^filter\.accepted/ })
    .first()
    .click();
  expect(await violations(page, "a machine")).toEqual([]);
});

journey("a trace opens at its failing step, and axe finds nothing", smallest, async ({ page }) => {
  await page.goto(`${url}#/trace`);
  await page
    .getByLabel("Or a file")
    .setInputFiles({ name: "trace.json", mimeType: "application/json", buffer: failingTrace() });
  await expect(page.getByText("An old answer replaces a newer one.").first()).toBeVisible();
  await expect(page.locator("[data-state='report.empty'][data-lit]")).toBeVisible();
  expect(await violations(page, "a trace")).toEqual([]);
  await page.getByRole("slider", { name: "Moment" }).press("Home");
  await expect(page.getByText(/^Step 1 of/)).toBeVisible();
});
