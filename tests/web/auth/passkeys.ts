const bytes = (...values: number[]) => Uint8Array.from(values).buffer;

const clientDataJSON = new TextEncoder().encode("{}").buffer;

/** What the browser hands out; its class stands for the browser's. */
class Passkey<Response> {
  readonly id = "AQI";
  readonly rawId = bytes(1, 2);
  readonly type = "public-key";
  readonly authenticatorAttachment = "platform";
  readonly response: Response;
  constructor(response: Response) {
    this.response = response;
  }
  getClientExtensionResults() {
    return {};
  }
}

/** After its user was verified. */
export const assertion = new Passkey({
  clientDataJSON,
  authenticatorData: bytes(251, 255),
  signature: bytes(3),
  userHandle: bytes(7),
});

/** When it was made. */
export const attestation = new Passkey({
  clientDataJSON,
  attestationObject: bytes(9),
  getTransports: () => ["internal"],
});

export const requestOptions = {
  challenge: "AQL6_w",
  rpId: "partner.example",
  allowCredentials: [],
  userVerification: "required",
} as const;
