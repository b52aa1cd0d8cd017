/** How pages are laid out: each has its number, and from the second on what it is a page of. */
export function pageRules(heading: string, isLandscape: boolean): string {
  const words = "font: 8pt system-ui, sans-serif;";
  return `@page {
  ${isLandscape ? "size: landscape;" : ""}
  margin: 14mm 12mm 16mm;
  @top-left { content: ${quoted(heading)}; ${words} }
  @bottom-right { content: counter(page) " / " counter(pages); ${words} }
}
@page :first { @top-left { content: none; } }`;
}

/** A name may hold what would end a string of a style sheet. */
function quoted(text: string): string {
  const harmless = text.replace(
    /["\\<\p{Cc}]/gu,
    (character) => `\\${character.charCodeAt(0).toString(16)} `,
  );
  return `"${harmless}"`;
}
