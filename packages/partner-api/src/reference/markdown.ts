import { type Html, html } from "./html.ts";

/** Of Markdown what the contract uses: paragraphs, lists, tables, strong words and code. */
export function markdown(text: string): Html {
  return html`${text
    .trim()
    .split(/\n{2,}/)
    .map(block)}`;
}

function block(text: string): Html {
  const lines = text.split("\n");
  if (text.startsWith("- ")) return html`<ul>${itemsIn(text).map(item)}</ul>`;
  if (text.startsWith("|")) return table(lines);
  return html`<p>${inline(lines.join(" "))}</p>`;
}

const itemsIn = (text: string) => text.replace("- ", "").split(/\n- /);
const item = (text: string) => html`<li>${inline(text.replaceAll(/\s*\n\s*/g, " "))}</li>`;

function table([head = "", , ...rows]: string[]): Html {
  const cells = (line: string) => line.split("|").slice(1, -1);
  return html`<div class="wide" tabindex="0" role="group" aria-label="Table"><table>
<thead><tr>${cells(head).map((cell) => html`<th scope="col">${inline(cell.trim())}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${cells(row).map((cell) => html`<td>${inline(cell.trim())}</td>`)}</tr>`)}</tbody>
</table></div>`;
}

/** A line's words, of which none can become markup. */
export function inline(text: string): Html {
  const parts = text.split(/(`[^`]+`|\*\*[^*]+\*\*)/);
  return html`${parts.map((part) => {
    if (part.startsWith("`")) return html`<code>${part.slice(1, -1)}</code>`;
    if (part.startsWith("**")) return html`<strong>${part.slice(2, -2)}</strong>`;
    return part;
  })}`;
}
