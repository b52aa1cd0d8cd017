console.log(
  "Nothing to serve yet: the contract (openapi/partner.yaml) and packages/partner-sdk and packages/machines are here; the reference API and the portal are not.",
);
