import { type Role, roles } from "../accounts/users.ts";
import { type Module, modules } from "../modules.ts";
import { WrongUse } from "./command.ts";
import { suggestionFor } from "./nearest.ts";

export const module = { value: "MODULE", is: `One of ${modules.join(", ")}` };
export const role = { value: "ROLE", is: `One of ${roles.join(", ")} (default: reader)` };

export function typedModule(text: string): Module {
  const module = modules.find((each) => each === text);
  if (!module) throw new WrongUse(`Unknown module ${text}.${suggestionFor(text, modules)}`);
  return module;
}

export function typedRole(text: string | undefined): Role | undefined {
  const role = roles.find((each) => each === text);
  if (text !== undefined && !role) throw new WrongUse(`--role must be ${roles.join(" or ")}.`);
  return role;
}

/** A reader is what everybody is who has access. */
export const asRole = (role: Role | undefined): string =>
  role === "administrator" ? ", as an administrator" : "";
