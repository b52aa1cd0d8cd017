const bytes = (...values: number[]) => Uint8Array.from(values).buffer;

/** What the browser hands out after its user was verified; its class stands for the browser's. */
class Assertion {
  readonly id = "AQI";
  readonly rawId = bytes(1, 2);
  readonly type = "public-key";
  readonly authenticatorAttachment = "platform";
  readonly response = {
    clientDataJSON: new TextEncoder().encode("{}").buffer,
    authenticatorData: bytes(251, 255),
    signature: bytes(3),
    userHandle: bytes(7),
  };
  getClientExtensionResults() {
    return {};
  }
}

export const assertion = new Assertion();

export const requestOptions = {
  challenge: "AQL6_w",
  rpId: "partner.example",
  allowCredentials: [],
  userVerification: "required",
} as const;

/** What the browser hands out for a passkey that it has made. */
class Attestation {
  readonly id = "AQI";
  readonly rawId = bytes(1, 2);
  readonly type = "public-key";
  readonly authenticatorAttachment = "platform";
  readonly response = {
    clientDataJSON: new TextEncoder().encode("{}").buffer,
    attestationObject: bytes(9),
    getTransports: () => ["internal"],
  };
  getClientExtensionResults() {
    return {};
  }
}

export const attestation = new Attestation();
