const fields = ["description", "meta", "section", "types"];

/** What a machine says about itself, which other tests read, and what only the compiler reads. */
const isDocumentation = (path) =>
  path.isTSType() ||
  (path.isObjectProperty() && isSaid(path.node)) ||
  (path.isObjectExpression() &&
    path.node.properties.length > 0 &&
    path.node.properties.every(isSaid));

const isSaid = (property) => fields.includes(property.key?.name);

export const strykerPlugins = [
  {
    kind: "Ignore",
    name: "documentation",
    value: { shouldIgnore: (path) => (isDocumentation(path) ? "Documentation." : undefined) },
  },
];
