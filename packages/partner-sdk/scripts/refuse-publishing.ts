console.error(
  "partner-sdk is not published from here, where it has neither a scope nor a registry. Pack it under your scope, and publish that file: docs/partner-sdk.md.",
);
process.exitCode = 1;
