export { type HostOperation, hostOperations, type Shape } from "../generated/host-operations.ts";
export type { Mismatch } from "./check-answer.ts";
export { featuresIn } from "./features.ts";
export {
  checkedHostFetch,
  type HostFetch,
  type HostFetchOptions,
  hostFetch,
} from "./host-fetch.ts";
export {
  type HostProfile,
  type Mapping,
  mapsAnything,
  type OperationId,
  type OperationMapping,
  treatmentOf,
} from "./host-profile.ts";
export { HostProfileError, type ProfileProblem } from "./host-profile-error.ts";
export { fieldsIn, rowShapeOf, solid } from "./operation.ts";
