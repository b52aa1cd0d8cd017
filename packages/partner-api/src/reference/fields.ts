import {
  type Contract,
  nameOf,
  type Parameter,
  resolved,
  type Schema,
} from "./contract-document.ts";
import { type Html, html } from "./html.ts";
import { inline, markdown } from "./markdown.ts";

type Field = {
  name: string;
  schema: Schema;
  isRequired: boolean;
  /** Of a parameter: whether it is part of the path or of the query. */
  place?: string;
  description?: string;
};

export const parameterFields = (contract: Contract, parameters: Parameter[]): Html =>
  html`<ul class="fields">${parameters.map(
    ({ name, in: place, schema, required = false, description }) =>
      field(contract, { name, schema, isRequired: required, place, description }),
  )}</ul>`;

/** The fields of an object, or of the items of a list, each with its own. */
export function schemaFields(contract: Contract, schema: Schema): Html | undefined {
  const { properties, required = [] } = objectIn(contract, schema) ?? {};
  if (!properties) return undefined;
  const fields = Object.entries(properties).map(([name, each]) =>
    field(contract, { name, schema: each, isRequired: required.includes(name) }),
  );
  return html`<ul class="fields">${fields}</ul>`;
}

function field(contract: Contract, { name, schema, isRequired, place, description }: Field) {
  const whole = resolved(contract, schema);
  const inner = schemaFields(contract, schema);
  return html`<li>
<p class="field"><code class="name">${name}</code> <span class="type">${typeOf(contract, schema)}${place && `, in the ${place}`}</span>${
    isRequired ? "" : html` <span class="optional">optional</span>`
  }${whole["x-source"] === "designed" && html` <span class="optional">beyond the specification</span>`}</p>
${markdown(description ?? whole.description ?? "")}
${!schema.$ref && limits(whole)}${values(whole)}
${inner && html`<details><summary>Fields of <code>${name}</code></summary>${inner}</details>`}
</li>`;
}

/** The object that a schema is, may be, or lists. */
function objectIn(contract: Contract, schema: Schema): Schema | undefined {
  const whole = resolved(contract, schema);
  if (whole.properties) return whole;
  if (whole.items) return objectIn(contract, whole.items);
  return whole.oneOf?.map((each) => objectIn(contract, each)).find((each) => each !== undefined);
}

export function typeOf(contract: Contract, schema: Schema): string {
  const whole = resolved(contract, schema);
  const { type, oneOf, items, format } = whole;
  if (oneOf) return oneOf.map((each) => typeOf(contract, each)).join(" or ");
  if (items) return `list of ${typeOf(contract, items)}`;
  if (whole.properties) return [nameOf(schema) ?? "object", ...nullIn(type)].join(" or ");
  if (whole.const !== undefined) return String(whole.const);
  const types = [type ?? "string"].flat().join(" or ");
  const name = nameOf(schema);
  if (name) return `${name} (${types})`;
  return format ? `${types}, ${format}` : types;
}

const nullIn = (type: Schema["type"]) => [type ?? []].flat().filter((each) => each === "null");

function limits({ minimum, maximum, maxLength, pattern, default: otherwise }: Schema) {
  const said = [
    minimum !== undefined && minimum !== 0 && `at least ${minimum}`,
    maximum !== undefined && `at most ${maximum}`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    otherwise !== undefined && `${otherwise} by default`,
  ].filter((each) => each !== false);
  return (
    (said.length > 0 || pattern !== undefined) &&
    html`<p class="limits">${sentence(said.join(", "))}${pattern && html` Matches <code>${pattern}</code>.`}</p>`
  );
}

const sentence = (text: string) => text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

function values({ enum: all, "x-enumDescriptions": said }: Schema): Html | undefined {
  if (!all) return undefined;
  if (!said) {
    return html`<p class="limits">One of ${all.map((each, at) => html`${at > 0 && ", "}<code>${each}</code>`)}.</p>`;
  }
  return html`<dl class="values">${all.map(
    (each) => html`<div><dt><code>${each}</code></dt><dd>${inline(said[each] ?? "")}</dd></div>`,
  )}</dl>`;
}
