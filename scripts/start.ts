console.log("Nothing to serve yet: the contract (openapi/partner.yaml) is here.");
