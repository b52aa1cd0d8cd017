import { startUserLoad } from "./platform/early-user.ts";
import { showTheme, storedTheme } from "./theme/choice.ts";

const meta = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";

showTheme(storedTheme());
const early = startUserLoad(meta("partner-api-base"));

// Whatever serves the page may name another asset base than the one its links were written with.
const assets = new URL(`${meta("asset-base").replace(/\/$/, "")}/assets/`, location.href);
const here = new URL("./", import.meta.url);
const mainLink = document.querySelector<HTMLLinkElement>("link[data-main]");
const nameOf = (link: HTMLLinkElement) => link.href.slice(link.href.lastIndexOf("/") + 1);

if (assets.href !== here.href) {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) {
    link.href = new URL(nameOf(link), assets).href;
  }
}

const besides = document.querySelector<HTMLTemplateElement>("template[data-with-token]");
if (early && besides) {
  for (const link of besides.content.querySelectorAll("link")) {
    link.href = new URL(nameOf(link), assets).href;
    document.head.append(link);
  }
}

const root = document.getElementById("root");
const words = root?.querySelector<HTMLTemplateElement>("template[data-signed-out]");
if (!early && words) root?.append(words.content.cloneNode(true));

async function load() {
  if (!mainLink) throw new Error("The page does not name its main script.");
  const { start } = await import(new URL(nameOf(mainLink), assets).href);
  await start({ early, apiBase: meta("partner-api-base") });
}

load().catch(() => {
  if (!root) return;
  const text = document.createElement("p");
  text.setAttribute("role", "alert");
  text.textContent = "The portal could not be loaded. Check the connection and reload the page.";
  const again = document.createElement("button");
  again.textContent = "Reload";
  again.addEventListener("click", () => location.reload());
  root.replaceChildren(text, again);
});
