import * as react from "react";

const internals: object = Reflect.get(
  react,
  "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE",
);

// React keeps a stack trace of every element for its warnings, ten thousand a second; no test reads one.
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
});
