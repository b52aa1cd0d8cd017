console.log(
  "Nothing to serve yet: the contract (openapi/partner.yaml) and packages/partner-sdk are here; the reference API and the portal are not.",
);
