/** A module that is fetched when it is wanted, together with the stylesheet of its name. */
export async function withStyles<T>(name: string, module: Promise<T>): Promise<T> {
  const link = document.querySelector<HTMLLinkElement>(`link[data-styles="${name}"]`);
  if (link && link.rel !== "stylesheet") await applied(link);
  return module;
}

function applied(link: HTMLLinkElement): Promise<unknown> {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = new URL(link.href.slice(link.href.lastIndexOf("/") + 1), import.meta.url).href;
  // An unstyled screen is better than none.
  const settled = new Promise((resolve) => {
    sheet.addEventListener("load", resolve, { once: true });
    sheet.addEventListener("error", resolve, { once: true });
  });
  link.replaceWith(sheet);
  return settled;
}
