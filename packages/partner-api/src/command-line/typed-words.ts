import { parseArgs } from "node:util";
import { isPrintable } from "../text/printable.ts";
import { type Described, WrongUse } from "./command.ts";
import { suggestionFor } from "./nearest.ts";

type Values = Record<string, string | boolean | undefined>;
type Words = { asksForHelp: boolean; positionals: string[]; values(): Values };

/** Values are read on demand, so that --help works beside arguments that do not fit. */
export function typedWords(command: Described, words: string[]): Words {
  const { required, optional, switches } = command;
  const valued = { ...required, ...optional };
  const { tokens, positionals } = parseArgs({
    args: words,
    strict: false,
    tokens: true,
    allowPositionals: true,
    options: {
      help: { type: "boolean", short: "h" },
      ...mapped(valued, { type: "string" } as const),
      ...mapped(switches, { type: "boolean" } as const),
    },
  });
  const options = tokens.filter((token) => token.kind === "option");
  return {
    asksForHelp: options.some(({ name }) => name === "help"),
    positionals,
    values() {
      const values: Values = mapped(switches, false);
      for (const { name, rawName, value, inlineValue } of options) {
        if (Object.hasOwn(switches, name)) {
          if (inlineValue) throw new WrongUse(`${rawName} takes no value.`);
          values[name] = true;
        } else if (Object.hasOwn(valued, name)) {
          if (!value || (!inlineValue && /^-./.test(value)))
            throw new WrongUse(`${rawName} needs a value.`);
          refuseUnprintable(rawName, value);
          values[name] = value;
        } else {
          const known = Object.keys({ ...valued, ...switches, help: "" });
          const meant = suggestionFor(name, known, (each) => `--${each}`);
          throw new WrongUse(`Unknown option ${rawName}.${meant}`);
        }
      }
      const names = Object.keys(command.arguments);
      names.forEach((name, index) => {
        if (!positionals[index]) throw new WrongUse(`${name} is missing.`);
        refuseUnprintable(name, positionals[index]);
        values[name] = positionals[index];
      });
      const extra = positionals[names.length];
      if (extra !== undefined) throw new WrongUse(`Unexpected argument ${extra}.`);
      for (const name of Object.keys(required)) {
        if (values[name] === undefined) throw new WrongUse(`--${name} is missing.`);
      }
      return values;
    },
  };
}

function refuseUnprintable(name: string, value: string) {
  if (!isPrintable(value)) {
    throw new WrongUse(`${name} must hold no control characters and stand on one line.`);
  }
}

const mapped = <T>(names: object, to: T): Record<string, T> =>
  Object.fromEntries(Object.keys(names).map((name) => [name, to]));
