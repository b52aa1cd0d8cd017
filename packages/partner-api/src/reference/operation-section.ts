import { curlCall, sdkCall } from "./calls.ts";
import { coloured, printed } from "./code.ts";
import { type Answer, type Contract, type Described, resolved } from "./contract-document.ts";
import { parameterFields, schemaFields, typeOf } from "./fields.ts";
import { anchorOf, type Html, html } from "./html.ts";
import { inline, markdown } from "./markdown.ts";

const sources = {
  specification: "From the specification",
  designed: "Designed here",
};

export function operationSection(contract: Contract, operation: Described): Html {
  const { operationId: id, method, path, summary, description, responses, parameters } = operation;
  const success = responses["200"] && resolved(contract, responses["200"]);
  return html`<section class="operation" id="${id}" data-part aria-labelledby="${id}-title">
<div class="words">
<h3 id="${id}-title"><a href="#${id}">${summary}</a></h3>
<p class="route"><span class="method" data-method="${method}">${method}</span> <code>${breakable(path)}</code></p>
<p class="source"><code>${id}</code> · <a href="#for-the-owner-of-a-host">${sources[operation["x-source"]]}</a>${
    operation.security && " · without a token"
  }</p>
${markdown(description)}
${parameters && titled("Parameters", parameterFields(contract, parametersOf(contract, operation)))}
${operation.requestBody && titled("Body", schemaFields(contract, operation.requestBody.content["application/json"].schema))}
${success && titled("Answer", answerFields(contract, success))}
${titled("Failures", failures(contract, operation))}
${titled("Screens", html`<p class="screens">${operation["x-portal-routes"].map((route) => html`<code>${breakable(route)}</code> `)}</p>`)}
</div>
<div class="samples">
${sample(id, "sdk", "SDK", sdkCall(contract, operation))}
${sample(id, "curl", "curl", curlCall(contract, operation))}
${success && examplesOf(success).map(([name, value], at) => answerExample(name, value, at === 0))}
</div>
</section>
`;
}

const titled = (title: string, content: Html | undefined) =>
  content && html`<h4>${title}</h4>${content}`;

const parametersOf = (contract: Contract, { parameters = [] }: Described) =>
  parameters.map((each) => resolved(contract, each));

/** A long address breaks before a slash. */
const breakable = (path: string): Html =>
  html`${path.split(/(?=\/)/).map((part) => html`${part}<wbr>`)}`;

/** What is within the envelope. */
function answerFields(contract: Contract, { description, content }: Answer): Html {
  const { data } = content["application/json"].schema.properties ?? {};
  if (!data) return html`${markdown(description)}`;
  return html`${markdown(description)}
<p class="field"><code class="name">data</code> <span class="type">${typeOf(contract, data)}</span></p>
${schemaFields(contract, data)}`;
}

function failures(contract: Contract, { responses }: Described): Html {
  const others = Object.entries(responses).filter(([status]) => status !== "200");
  return html`<dl class="statuses">${others.map(
    ([status, answer]) =>
      html`<div><dt>${status === "default" ? "other" : status}</dt><dd>${inline(resolved(contract, answer).description)}</dd></div>`,
  )}</dl><p class="limits"><a href="#failures">Their codes</a></p>`;
}

const examplesOf = ({ content }: Answer) =>
  Object.entries(content["application/json"].examples).map(
    ([name, { value }]): [string, unknown] => [name, value],
  );

const sample = (id: string, kind: string, title: string, code: string): Html =>
  html`<figure class="sample" data-sample="${kind}">
<figcaption><span>${title}</span></figcaption>
<pre tabindex="0" aria-label="${`${title}: ${id}`}"><code>${coloured(code)}</code></pre>
</figure>`;

/** Of several answers the first is open. */
const answerExample = (name: string, value: unknown, isOpen: boolean): Html =>
  html`<details class="sample"${isOpen ? html` open` : ""}>
<summary>Answer <span>${inWords(name)}</span></summary>
<pre tabindex="0" aria-label="${`Answer: ${inWords(name)}`}"><code>${coloured(printed(value))}</code></pre>
</details>`;

const inWords = (name: string) => anchorOf(name.replaceAll(/(?=[A-Z])/g, " ")).replaceAll("-", " ");
