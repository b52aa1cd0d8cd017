import { nameIn, type WithAnswers } from "./host-operations.ts";

const text = { type: "string", minLength: 1 };
const dotted = (description: string, example: string) => ({
  ...text,
  description,
  pattern: "^[^.\\s]+(\\.[^.\\s]+)*$",
  examples: [example],
});
const header = (description: string) => ({
  ...text,
  description,
  pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$",
  examples: ["X-Auth-Token"],
});
const strict = <Properties>(description: string, properties: Properties) => ({
  description,
  type: "object",
  additionalProperties: false,
  properties,
});

/** The JSON Schema of a host profile, which the validator walks and editors read. */
export function hostProfileSchema({ paths, components }: WithAnswers) {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const ids = operations.map(({ operationId }) => operationId);
  const parameters = new Map<string, string>();
  for (const operation of operations) {
    for (const one of operation.parameters ?? []) {
      const { name = "", description = "" } = components.parameters[nameIn(one.$ref)] ?? one;
      if (!parameters.has(name)) parameters.set(name, description);
    }
  }
  const weekday = { enum: components.schemas.Weekday?.enum ?? [] };

  const mapping = {
    path: {
      description:
        "The path at the host, after its address. A parameter of the contract in braces goes there, all others go into the query.",
      type: "string",
      pattern: "^(/(?!(\\.|%2[eE]){1,2}(/|$))[^\\s?#/\\\\]*)+$",
      examples: ["/v2/reports/{company_id}"],
    },
    query: {
      description: "What the query always holds.",
      type: "object",
      additionalProperties: { type: ["string", "number", "boolean"] },
    },
    parameters: strict(
      "What the host calls the parameters of the query, by their names in the contract.",
      Object.fromEntries(
        [...parameters].map(([name, description]) => [name, { ...text, description }]),
      ),
    ),
    dates: strict("How the host writes dates.", {
      format: {
        description: "The form of a date; YYYY, MM and DD are its year, month and day.",
        type: "string",
        pattern: "^(?=.*YYYY)(?=.*MM)(?=.*DD)",
        examples: ["DD-MM-YYYY"],
      },
      to: {
        description:
          "Whether the day of to_date is in the range: exclusive, as in the contract, or inclusive.",
        enum: ["exclusive", "inclusive"],
      },
    }),
    rows: dotted("Where the rows are, from the root of the host's answer.", "result.items"),
    data: dotted("Where the object is, from the root of the host's answer.", "result"),
    fields: {
      description:
        "What the host calls the fields, by their names in the contract; a dot leads into an object.",
      type: "object",
      additionalProperties: dotted("The host's name.", "desk.title"),
    },
    amounts: {
      description: "The unit of amounts: decimal, as in the contract, or minor, such as paisa.",
      enum: ["decimal", "minor"],
    },
  };

  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Host profile",
    ...strict("How a partner host differs from the contract, openapi/partner.yaml.", {
      api: {
        description: "The address of the host.",
        type: "string",
        pattern: "^https?://[^\\s/?#@]+(/[^\\s?#]*)?$",
        examples: ["https://api.example.com/base"],
      },
      signIn: strict("How the host signs users in.", {
        fields: strict("What the host calls the two fields of the request.", {
          username: { ...text, examples: ["email"] },
          password: { ...text, examples: ["pin"] },
        }),
        token: dotted("Where the token is in the body of the answer.", "data.access.token"),
        tokenHeader: header("The header of the answer that holds the token."),
        sendTokenIn: header(
          "The header of requests that holds the token; without it, Authorization: Bearer.",
        ),
      }),
      only: {
        description:
          "The operations that the host has, with those that operations describes; it has no others.",
        type: "array",
        uniqueItems: true,
        items: { enum: ids },
      },
      defaults: strict(
        "What holds for each operation that is listed in operations; its own keys win.",
        mapping,
      ),
      operations: strict(
        "The operations that differ, by their names in the contract.",
        Object.fromEntries(ids.map((id) => [id, { $ref: "#/$defs/operation" }])),
      ),
      reporting: strict("What the host does not say of its reports.", {
        time_zone: { ...text, examples: ["Asia/Dhaka"] },
        currency: { type: "string", pattern: "^[A-Z]{3}$", examples: ["BDT"] },
        weekend: { type: "array", uniqueItems: true, items: weekday },
        week_starts_on: weekday,
      }),
    }),
    $defs: {
      operation: strict("How an operation differs.", {
        absent: { description: "The host has no such operation.", const: true },
        ...mapping,
        expression: {
          ...text,
          description:
            "JSONata that makes the contract's data of the host's answer; $request holds the parameters.",
          examples: ["result.{ 'total_fares': amount }"],
        },
      }),
    },
  };
}

/** The schema as a module of the SDK, without descriptions and with what repeats written once. */
export function hostProfileSchemaModule(contract: WithAnswers): string {
  const { $schema, title, properties, ...rest } = withoutDescriptions(hostProfileSchema(contract));
  const { defaults, only, operations, ...others } = properties;
  const ids = JSON.stringify(only.items.enum);
  const mapping = JSON.stringify(defaults.properties);
  const references = JSON.stringify(operations.properties);
  const written = JSON.stringify({
    ...rest,
    properties: { ...others, only, defaults, operations },
  })
    .replace(ids, "ids")
    .replace(references, "Object.fromEntries(ids.map((id) => [id, { $ref: '#/$defs/operation' }]))")
    .replace(mapping, "mapping")
    .replace(mapping.slice(1, -1), "...mapping");
  return `import { hostOperations } from "./host-operations.ts";

const mapping = ${mapping};

/** openapi/partner-host.schema.json without its descriptions. */
export function hostProfileSchema() {
  const ids = Object.keys(hostOperations);
  return ${written};
}
`;
}

function withoutDescriptions<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(withoutDescriptions) as Part;
  if (typeof part !== "object" || part === null) return part;
  const entries = Object.entries(part)
    .filter(([name, value]) => name !== "description" || typeof value !== "string")
    .map(([name, value]) => [name, withoutDescriptions(value)]);
  return Object.fromEntries(entries);
}
