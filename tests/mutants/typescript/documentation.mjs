const fields = ["description", "meta", "section", "types"];

/** What a machine says about itself, which other tests read, and what only the compiler reads. */
const isDocumentation = (path) =>
  path.isTSType() || (path.isObjectProperty() && fields.includes(path.node.key.name));

export const strykerPlugins = [
  {
    kind: "Ignore",
    name: "documentation",
    value: { shouldIgnore: (path) => (isDocumentation(path) ? "Documentation." : undefined) },
  },
];
