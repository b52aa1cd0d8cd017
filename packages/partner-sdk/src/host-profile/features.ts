import { modules } from "../companies.ts";
import { hostOperations } from "../generated/host-operations.ts";
import { type HostProfile, type OperationId, treatmentOf } from "./host-profile.ts";
import { operationIds } from "./operation.ts";

/**
 * The features for the portal. A host that names none has the screens of the specification, which are those of the
 * modules. Of a feature of which an operation is absent, the paths of the others take its place. Calls of the
 * specification belong to none: of those about a company, the absent ones have a minus before their path.
 */
export function featuresIn(
  profile: HostProfile,
  said: readonly string[] | undefined,
): string[] | undefined {
  const { only, operations: listed = {} } = profile;
  if (!only && Object.keys(listed).length === 0) return said && [...said];
  const groups = groupsOf();
  const named = said ?? modules.filter((module) => groups.has(module));
  const isThere = (id: OperationId, feature: string) =>
    treatmentOf(profile, id) !== "absent" &&
    (only !== undefined ||
      listed[id] !== undefined ||
      named.includes(feature) ||
      named.includes(hostOperations[id].path));
  const paths = new Set(operationIds.map((id) => hostOperations[id].path));
  const others = named.filter((name) => !groups.has(name) && !paths.has(name));
  const offered = [...groups].flatMap(([feature, ids]) => {
    const there = ids.filter((id) => isThere(id, feature));
    return there.length === ids.length ? [feature] : there.map((id) => hostOperations[id].path);
  });
  const lacking = specified
    .filter((id) => treatmentOf(profile, id) === "absent")
    .map((id) => `-${hostOperations[id].path}`);
  return [...new Set([...offered, ...others, ...lacking])];
}

/** About a company. */
const specified: readonly OperationId[] = [
  "getOfflineCounterReport",
  "listOfflineCounterDeviceIds",
  "getTollplazaSummary",
];

function groupsOf(): Map<string, OperationId[]> {
  const groups = new Map<string, OperationId[]>();
  for (const id of operationIds) {
    const { feature } = hostOperations[id];
    if (feature) groups.set(feature, [...(groups.get(feature) ?? []), id]);
  }
  return groups;
}
