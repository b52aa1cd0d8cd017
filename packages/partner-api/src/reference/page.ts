import { JSON_SCHEMA, load } from "js-yaml";
import { coloured, printed } from "./code.ts";
import {
  type Contract,
  type Described,
  describedIn,
  resolved,
  type Tag,
} from "./contract-document.ts";
import { schemaFields } from "./fields.ts";
import { anchorOf, type Html, html } from "./html.ts";
import { inline, markdown } from "./markdown.ts";
import { operationSection } from "./operation-section.ts";

export const pageFiles = { style: "/reference/reference.css", script: "/reference/reference.js" };

/** The contract to read: a guide, every failure, and every operation. */
export function referencePage(text: string): string {
  const contract = load(text, { schema: JSON_SCHEMA }) as Contract;
  const { info } = contract;
  const operations = describedIn(contract);
  const [lead = "", ...chapters] = info.description.split(/^## /m);
  const guide = chapters.map((chapter) => {
    const [title = "", ...lines] = chapter.split("\n");
    return { title, text: lines.join("\n") };
  });
  const { markup } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title} reference</title>
<meta name="description" content="${info.summary}">
<meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="${pageFiles.style}">
<script type="module" src="${pageFiles.script}"></script>
<link rel="icon" href="data:,">
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="#content">${info.title} <span>${info.version}</span></a>
<button class="open-contents" type="button" popovertarget="contents">Contents</button>
<search><label class="unseen" for="search">Search the reference</label>
<input id="search" type="search" placeholder="Search operations, fields and words" autocomplete="off" spellcheck="false" disabled><kbd>/</kbd></search>
<a class="file" href="/openapi.yaml">openapi.yaml</a>
</header>
<div class="columns">
${contents(contract.tags, guide, operations)}
<main id="content" tabindex="-1">
<div class="intro"><h1>${info.title}</h1>${markdown(lead)}</div>
<p class="found" role="status" id="found"></p>
${guide.map(({ title, text }) => chapter(title, html`${markdown(text)}${title === "Headers" && headers(contract)}`))}
${chapter("Failures", failures(contract))}
${contract.tags.map((tag) => tagSection(contract, tag, operations))}
</main>
</div>
</body>
</html>
`;
  return markup;
}

const chapter = (title: string, content: Html): Html =>
  html`<section class="chapter" id="${anchorOf(title)}" data-part aria-labelledby="${anchorOf(title)}-title">
<div class="words"><h2 id="${anchorOf(title)}-title"><a href="#${anchorOf(title)}">${title}</a></h2>
${content}</div>
</section>
`;

function headers(contract: Contract): Html {
  const all = Object.entries(contract.components.responses.OtherFailure?.headers ?? {});
  return html`<dl class="values">${all.map(
    ([name, header]) =>
      html`<div><dt><code>${name}</code></dt><dd>${inline(resolved(contract, header).description)}</dd></div>`,
  )}</dl>`;
}

function failures(contract: Contract): Html {
  const { BadRequest: refused } = contract.components.responses;
  const example = refused?.content["application/json"].examples.failure?.value;
  return html`<p>A program acts on the status first, and on <code>code</code> where that says more.</p>
${schemaFields(contract, { $ref: "#/components/schemas/ValidationFailure" })}
<figure class="sample"><figcaption><span>A 400</span></figcaption>
<pre tabindex="0" aria-label="Answer: a 400"><code>${coloured(printed(example))}</code></pre></figure>`;
}

function tagSection(contract: Contract, { name, description }: Tag, operations: Described[]): Html {
  return html`<section class="tag" id="${anchorOf(name)}" data-group>
<header><h2><a href="#${anchorOf(name)}">${name}</a></h2><p>${inline(description)}</p></header>
${operations.filter(({ tag }) => tag.name === name).map((each) => operationSection(contract, each))}
</section>
`;
}

function contents(tags: Tag[], guide: { title: string }[], operations: Described[]): Html {
  const chapters = [...guide.map(({ title }) => title), "Failures"];
  const group = (title: string, links: Html[]) =>
    html`<li data-group><p>${title}</p><ul>${links}</ul></li>`;
  return html`<nav id="contents" popover aria-label="Contents"><ul>
${group(
  "Guide",
  chapters.map((title) => html`<li><a href="#${anchorOf(title)}">${title}</a></li>`),
)}
${tags.map(({ name }) =>
  group(
    name,
    operations
      .filter(({ tag }) => tag.name === name)
      .map(
        ({ operationId, method, summary }) =>
          html`<li><a href="#${operationId}">${summary}${method === "POST" && html` <span class="method" data-method="POST">POST</span>`}</a></li>`,
      ),
  ),
)}
</ul></nav>`;
}
