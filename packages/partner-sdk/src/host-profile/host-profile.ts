import type { Schemas } from "../contract.ts";
import { hostOperations, type OperationId } from "../generated/host-operations.ts";

export type { OperationId };

/** How a partner host differs from the contract. An empty one is the specification's host. */
export type HostProfile = {
  /** The address of the host, such as `https://api.example.com/base`. */
  api?: string;
  signIn?: {
    /** What the host calls the two fields of the request. */
    fields?: { username?: string; password?: string };
    /** Where the token is in the body of the answer; `data.token` by default. */
    token?: string;
    /** The header of the answer that holds the token. */
    tokenHeader?: string;
    /** The header of requests that holds the token; `Authorization: Bearer …` by default. */
    sendTokenIn?: string;
  };
  /** The operations that the host has, with those that `operations` describes; it has no others. */
  only?: OperationId[];
  /** What holds for each operation that is listed in `operations`; its own keys win. */
  defaults?: Mapping;
  operations?: { [Id in OperationId]?: OperationMapping };
  /** What the host does not say of its reports. */
  reporting?: Pick<Schemas["Reporting"], "time_zone" | "currency" | "weekend" | "week_starts_on">;
};

export type Mapping = {
  /** The path at the host; parameters of the contract in braces go there, all others into the query. */
  path?: string;
  /** What the query always holds. */
  query?: Record<string, string | number | boolean>;
  /** What the host calls the parameters, by their names in the contract. */
  parameters?: Record<string, string>;
  dates?: { format?: string; to?: "exclusive" | "inclusive" };
  /** Where the rows are, from the root of the host's answer. */
  rows?: string;
  /** Where the object is, from the root of the host's answer. */
  data?: string;
  /** What the host calls the fields, by their names in the contract; a dot leads into an object. */
  fields?: Record<string, string>;
  amounts?: "decimal" | "minor";
};

export type OperationMapping = Mapping & {
  absent?: true;
  /** JSONata that makes the contract's data of the host's answer. */
  expression?: string;
};

/**
 * What a profile makes of an operation: it is absent, mapped (its request or its answer differs) or as it is.
 * @example treatmentOf({ only: ["login", "getUser", "logout"] }, "getToday"); // "absent"
 */
export function treatmentOf(
  profile: HostProfile,
  operationId: string,
): "absent" | "mapped" | "asItIs" {
  const { only, operations = {}, signIn = {} } = profile;
  const own = Object.hasOwn(operations, operationId)
    ? operations[operationId as OperationId]
    : undefined;
  const isLeftOut = only && !own && !only.includes(operationId as OperationId);
  if (own?.absent || isLeftOut) return "absent";
  const isMapped =
    own !== undefined ||
    signIn.sendTokenIn !== undefined ||
    (operationId === "login" && Object.keys(signIn).length > 0) ||
    (operationId === "getUser" && saysMore(profile));
  return isMapped ? "mapped" : "asItIs";
}

/** Whether the user's answer is completed: by what is offered, or by how reports are made. */
const saysMore = ({ only, operations = {}, reporting = {} }: HostProfile) =>
  only !== undefined || [operations, reporting].some((part) => Object.keys(part).length > 0);

/** Whether anything but the address differs from the specification's host. */
export function mapsAnything(profile: HostProfile): boolean {
  return Object.keys(hostOperations).some((id) => treatmentOf(profile, id) !== "asItIs");
}

/** What holds for an operation: the defaults, where it is listed, and its own keys. */
export function mappingOf(profile: HostProfile, id: OperationId): OperationMapping | undefined {
  const own = profile.operations?.[id];
  if (!own) return undefined;
  const { defaults = {} } = profile;
  return {
    ...defaults,
    ...own,
    query: { ...defaults.query, ...own.query },
    parameters: { ...defaults.parameters, ...own.parameters },
    dates: { ...defaults.dates, ...own.dates },
    fields: { ...defaults.fields, ...own.fields },
  };
}
