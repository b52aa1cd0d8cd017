import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type BrowserContext, chromium, type Request } from "playwright-core";
import { writeSection } from "../performance-page.ts";
import { launchBrowser } from "./browser.ts";
import { shellsKept } from "./kept-shells.ts";
import { openOwnHost } from "./own-host.ts";

type Fetched = { sent: number; whole: number };

const packages = fileURLToPath(new URL("../../packages/", import.meta.url));
const changed = "src/words/en/sign-in.ts";
const password = "long release test phrase";

const folder = await mkdtemp(join(tmpdir(), "partner-portal-release-"));
const next = join(packages, "web-next");
build("web");
const host = await openOwnHost({}, { portal: pathToFileURL(`${folder}/`) });
await host.addUser("mina", { password });
const server = await launchBrowser();
const browser = await chromium.connect(server.wsEndpoint());
try {
  const context = await browser.newContext();
  const first = await fetchedBy(context, () => begin(context));
  await cp(join(packages, "web"), next, { recursive: true, verbatimSymlinks: true });
  const source = await readFile(join(next, changed), "utf8");
  await writeFile(
    join(next, changed),
    source.replace('signIn = "Sign in"', 'signIn = "Sign in now"'),
  );
  build("web-next");
  const release = await fetchedBy(context, () => startAgain(context));
  const table = [
    "| what the service worker fetches | answers | bodies |",
    "| --- | --- | --- |",
    line("the shell, for the first time", first, ({ sent }) => sent),
    line("a release that changes one line", release, ({ sent }) => sent),
    line("the same answers whole, in brotli", release, ({ whole }) => whole),
  ].join("\n");
  console.info(table);
  writeSection(
    "A release for those who come back",
    `\`npx pnpm@10 bench release\` builds the portal, signs in, changes one word of the sign-in screen, builds again in place of the release before, and starts the portal anew. Bodies are counted as they are sent, to a browser that takes [differences to what it has](decisions/releases-are-differences.md); others get the last line of the table.\n\n${table}`,
  );
} finally {
  await browser.close();
  await server.close();
  await host.stop();
  await rm(next, { recursive: true, force: true });
  await rm(folder, { recursive: true });
}

function build(name: string) {
  execFileSync("npx", ["tsx", join(packages, name, "scripts/build.ts"), folder], {
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** What the service worker is answered meanwhile: as it was sent, and as brotli has it whole. */
async function fetchedBy(context: BrowserContext, act: () => Promise<void>): Promise<Fetched[]> {
  const asked: Request[] = [];
  const note = (request: Request) => request.serviceWorker() && asked.push(request);
  context.on("request", note);
  await act();
  context.off("request", note);
  const answers = await Promise.all(asked.map((request) => request.response()));
  return answers.flatMap((answer) => {
    if (!answer || answer.request().method() === "HEAD") return [];
    const path = new URL(answer.url()).pathname;
    const { size } = statSync(join(folder, `${path === "/" ? "index.html" : path}.br`));
    return { sent: Number(answer.headers()["content-length"] ?? 0), whole: size };
  });
}

async function begin(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto(`${host.url}/login`);
  await page.getByLabel("User name").fill("mina");
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await shellsKept(page, 1);
  await page.evaluate(() => localStorage.clear());
  await page.close();
}

async function startAgain(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto(`${host.url}/login`);
  await shellsKept(page, 2);
  await page.close();
}

function line(title: string, fetched: readonly Fetched[], sizeOf: (one: Fetched) => number) {
  const bytes = fetched.reduce((total, one) => total + sizeOf(one), 0);
  return `| ${title} | ${fetched.length} | ${(bytes / 1000).toFixed(1)} kB |`;
}
