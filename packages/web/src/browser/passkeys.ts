type Named = { id: string; transports?: AuthenticatorTransport[] };
type RequestOptions = Omit<PublicKeyCredentialRequestOptions, "challenge" | "allowCredentials"> & {
  challenge: string;
  allowCredentials?: Named[];
};
type CreationOptions = Omit<
  PublicKeyCredentialCreationOptions,
  "challenge" | "user" | "excludeCredentials"
> & {
  challenge: string;
  user: Omit<PublicKeyCredentialUserEntity, "id"> & { id: string };
  excludeCredentials?: Named[];
};

/** Nobody used one, or the host does not know it. */
export class NoPasskeyError extends Error {
  override readonly name = "NoPasskeyError";
}

const none = (cause: unknown) => {
  throw new NoPasskeyError("There is no passkey.", { cause });
};

/** Over plain http the browser has none at all. */
const passkeys = () => navigator.credentials ?? none(undefined);

/** Requests a passkey of this device, or of one at hand, which signs the host's challenge; bytes are in base64url. */
export async function signWithPasskey(options: unknown, signal: AbortSignal) {
  const { challenge, allowCredentials, ...rest } = options as RequestOptions;
  const publicKey = {
    ...rest,
    challenge: bytesOf(challenge),
    allowCredentials: (allowCredentials ?? []).map(withBytes),
  };
  const credential = await passkeys().get({ publicKey, signal }).catch(none);
  const { response, ...named } = partsOf(credential);
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    response as AuthenticatorAssertionResponse;
  return {
    ...named,
    response: {
      clientDataJSON: textOf(clientDataJSON),
      authenticatorData: textOf(authenticatorData),
      signature: textOf(signature),
      ...(userHandle && { userHandle: textOf(userHandle) }),
    },
  };
}

/** Creates a passkey for the host on this device, or on one at hand. */
export async function createPasskey(options: unknown, signal: AbortSignal) {
  const { challenge, user, excludeCredentials, ...rest } = options as CreationOptions;
  const publicKey = {
    ...rest,
    challenge: bytesOf(challenge),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: (excludeCredentials ?? []).map(withBytes),
  };
  const credential = await passkeys().create({ publicKey, signal }).catch(none);
  const { response, ...named } = partsOf(credential);
  const made = response as AuthenticatorAttestationResponse;
  return {
    ...named,
    response: {
      clientDataJSON: textOf(made.clientDataJSON),
      attestationObject: textOf(made.attestationObject),
      transports: made.getTransports(),
    },
  };
}

function partsOf(credential: Credential | null) {
  if (!(credential instanceof PublicKeyCredential)) return none(credential);
  const { id, rawId, response, authenticatorAttachment } = credential;
  return {
    id,
    rawId: textOf(rawId),
    type: "public-key" as const,
    response,
    authenticatorAttachment,
    clientExtensionResults: { ...credential.getClientExtensionResults() },
  };
}

const withBytes = ({ id, transports = [] }: Named) => ({
  type: "public-key" as const,
  id: bytesOf(id),
  transports,
});

function bytesOf(text: string): ArrayBuffer {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0)).buffer;
}

function textOf(bytes: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
