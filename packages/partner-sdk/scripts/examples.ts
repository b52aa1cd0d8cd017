type Body = { data?: unknown; code?: string };
type Reply = { content?: { "application/json": { examples: Record<string, { value: Body }> } } };
type Operation = {
  operationId: string;
  responses: Record<string, { $ref: string }>;
  security?: object[];
};
export type WithExamples = {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: { FailureCode: { "x-enumDescriptions": Record<string, string> } };
    responses: Record<string, Reply>;
  };
};

const written = (value: unknown) => JSON.stringify(value, null, 2);

/** What the contract's operations answer by example, and how a host fails, as a module. */
export function examplesOf({ paths, components }: WithExamples): string {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const bodiesOf = ({ content }: Reply) =>
    Object.entries(content?.["application/json"].examples ?? {});

  const answers = operations.map(({ operationId, responses }) => {
    const name = responses["200"]?.$ref.split("/").at(-1) ?? "";
    return { operationId, name, bodies: bodiesOf(components.responses[name] ?? {}) };
  });
  const constants = new Map(
    answers.map(({ name, bodies }) => [
      name,
      Object.fromEntries(bodies.map(([example, { value }]) => [example, value.data ?? null])),
    ]),
  );

  // A description begins with its status, such as '(503)', or with several.
  const { "x-enumDescriptions": codes } = components.schemas.FailureCode;
  const failures = Object.values(components.responses)
    .flatMap(bodiesOf)
    .flatMap(([, { value }]) => {
      const status = /^\((\d+)/.exec(codes[value.code ?? ""] ?? "")?.[1];
      return status ? [[value.code, { status: Number(status), body: value }]] : [];
    });

  const withoutToken = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security?.length === 0)
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );

  return [
    ...[...constants].map(([name, datas]) => `const ${name} = ${written(datas)};\n`),
    "/** The `data` of every example of an operation's answer, by their names in the contract. */",
    "export const examples = {",
    ...answers.map(({ operationId, name }) => `  ${operationId}: ${name},`),
    "};\n",
    "/** The contract's example of each failure, by its code. */",
    `export const failures = ${written(Object.fromEntries(failures))};\n`,
    "/** The operations for which the contract wants no token. */",
    `export const withoutToken = ${written(withoutToken)};\n`,
  ].join("\n");
}
