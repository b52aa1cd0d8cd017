import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { basename, extname } from "node:path";
import { context, type OutputFile, type Plugin } from "esbuild";
import { type Bases, indexHtml, type Page } from "web/delivery/index-html.ts";
import { directions, type Language, supportedLanguages } from "web/i18n/languages/languages.ts";
import { basesIn } from "../scripts/bases.ts";
import {
  exportWorker,
  inBoot,
  once,
  options,
  packageDirectory,
  speaking,
} from "../scripts/bundle.ts";
import { renderSignIn } from "../scripts/render-sign-in.ts";
import { headerOf, securityPolicy } from "../scripts/security-policy.ts";

const main = "src/delivery/main.tsx";
const reload = `new EventSource("/esbuild").addEventListener("change", () => location.reload());`;

type Served = {
  port: number;
  api: URL;
  /** Further pages, by path, and the script of each. */
  pages: Readonly<Record<string, string>>;
  /** Answers what is no part of the portal; whether it was that. */
  beside: (path: string, response: ServerResponse) => boolean;
};

/** Serves the portal and its components, rebuilt and reloaded on every change; `/api` and the reference go to the API. */
export async function serveWatched({ port, api, pages, beside }: Served) {
  const bases = { apiBase: basesIn(process.env).apiBase, assetBase: "" };
  const files = new Map<string, Uint8Array>([["reload.js", Buffer.from(reload)]]);
  const forms = new Map<Language, string>();
  const [first] = await Promise.all(
    supportedLanguages.map((language) => {
      const isFirst = language === supportedLanguages[0];
      const own = { [mainIn(language)]: main, [workerIn(language)]: exportWorker };
      const entries = isFirst ? { ...once, ...pages, ...own } : own;
      return watch(language, entries, (built, form) => {
        for (const { path, contents } of built) files.set(basename(path), contents);
        forms.set(language, form);
      });
    }),
  );
  if (!first) throw new Error("The portal speaks no language.");
  const esbuild = await first.serve({ host: "127.0.0.1", servedir: packageDirectory });
  const changes = new URL(`http://127.0.0.1:${esbuild.port}`);

  const server = createServer((incoming, response) => {
    const path = incoming.url?.split("?")[0] ?? "/";
    if (beside(path, response)) return;
    response.setHeader("cache-control", "no-store");
    if (/^\/(api\/|reference|openapi\.yaml$)/.test(path)) return forward(incoming, response, api);
    if (path === "/esbuild") return forward(incoming, response, changes);
    if (path.startsWith("/assets/")) return answer(response, files, basename(path));
    const name = path.slice(1) in pages ? path.slice(1) : "main";
    response.setHeader("content-type", "text/html; charset=utf-8");
    // The page has all rules here, for which nothing has to be built.
    const [boot = "", style = ""] = ["boot.js", "main.css"].map((file) =>
      Buffer.from(files.get(file) ?? []).toString(),
    );
    const inPage = { boot, style };
    response.setHeader("content-security-policy", headerOf(securityPolicy(inPage, bases)));
    response.end(pageOf(name, inPage, { bases, forms }));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
}

const nameIn = (language: Language, name: string) =>
  language === supportedLanguages[0] ? name : `${name}-${language}`;
const mainIn = (language: Language) => nameIn(language, "main");
const workerIn = (language: Language) => nameIn(language, "export-worker");

/** Builds now and after every change; esbuild, asked for a file, would build all anew, which takes seconds for each page. */
async function watch(
  language: Language,
  entryPoints: Record<string, string>,
  take: (files: OutputFile[], form: string) => void,
) {
  let isBuilt = () => {};
  const built = new Promise<void>((resolve) => {
    isBuilt = resolve;
  });
  const shared = { ...options(true), ...speaking(language) };
  const keep: Plugin = {
    name: "keep",
    setup: (build) =>
      build.onEnd(async ({ errors, outputFiles = [] }) => {
        if (errors.length > 0) return;
        take(outputFiles, (await renderSignIn(shared)).form);
        isBuilt();
      }),
  };
  const plugins = [...shared.plugins, keep];
  const define = { ...shared.define, ...inBoot };
  const building = await context({ ...shared, define, entryPoints, plugins, sourcemap: "linked" });
  await building.watch();
  await built;
  return building;
}

function pageOf(
  name: string,
  inPage: Pick<Page, "boot" | "style">,
  { bases, forms }: { bases: Bases; forms: ReadonlyMap<Language, string> },
): string {
  const isPortal = name === "main";
  const portals = supportedLanguages.map((language) => ({
    language,
    tag: language,
    direction: directions[language],
    main: [`${isPortal ? mainIn(language) : name}.js`],
    signedIn: [],
    exportWorker: `${workerIn(language)}.js`,
    form: isPortal ? (forms.get(language) ?? "") : "",
  }));
  const page = { ...inPage, icon: "icon.svg", stylesheet: `${name}.css`, portals };
  const script = '<script type="module" src="/assets/reload.js"></script>\n</head>';
  return indexHtml(page, bases).replace("</head>", script);
}

const types: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".map": "application/json",
};

function answer(response: ServerResponse, files: ReadonlyMap<string, Uint8Array>, name: string) {
  const file = files.get(name);
  response.writeHead(file ? 200 : 404, { "content-type": types[extname(name)] ?? "text/plain" });
  response.end(file);
}

function forward(incoming: IncomingMessage, response: ServerResponse, to: URL) {
  const { url = "/", method, headers } = incoming;
  const onward = request(new URL(url, to), { method, headers: { ...headers, host: to.host } });
  onward.on("response", (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on("error", () => response.destroy());
  response.on("close", () => onward.destroy());
  incoming.pipe(onward);
}
