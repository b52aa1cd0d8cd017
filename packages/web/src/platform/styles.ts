import { arriving } from "./missing-script.ts";

const fetched = new Map<string, Promise<unknown>>();

/** A module that is fetched when it is wanted, together with the stylesheet of its name. */
export async function withStyles<T>(name: string, module: Promise<T>): Promise<T> {
  const script = arriving(name, module);
  const later = document.querySelector<HTMLTemplateElement>("template[data-later]");
  const link = later?.content.querySelector<HTMLLinkElement>(`link[data-styles="${name}"]`);
  if (link) {
    const applied = fetched.get(name) ?? apply(link);
    fetched.set(name, applied);
    await Promise.all([applied, script]);
  }
  return script;
}

function apply(link: HTMLLinkElement): Promise<unknown> {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  const file = link.getAttribute("href") ?? "";
  sheet.href = new URL(file.slice(file.lastIndexOf("/") + 1), import.meta.url).href;
  // An unstyled screen is better than none.
  const settled = new Promise((resolve) => {
    sheet.addEventListener("load", resolve, { once: true });
    sheet.addEventListener("error", resolve, { once: true });
  });
  document.head.append(sheet);
  return settled;
}
