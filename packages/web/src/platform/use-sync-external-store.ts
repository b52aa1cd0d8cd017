// React has had it since 18; the build puts this in the place of the package that brings it to older ones.
export { useSyncExternalStore } from "react";
