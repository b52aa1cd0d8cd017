import { generateKeyPairSync } from "node:crypto";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";

/** Of what the contract lets through: the form is right, and nothing else is known. */
export type Answer<Credential> = {
  credential: Credential;
  origins: readonly string[];
  isChallenge(challenge: string): boolean;
};

export type StoredPasskey = { id: string; publicKey: string; counter: number };
export type RegisteredPasskey = StoredPasskey & { transports: string[] };

/** What the host can verify, the best first: EdDSA, ECDSA with P-256, and RSA. */
export const algorithms = [-8, -7, -257];

/** Loaded when wanted, as many a server never sees a passkey. */
const webAuthn = () => import("@simplewebauthn/server");
const webAuthnParts = () => import("@simplewebauthn/server/helpers");

/** The passkey that a browser has made, where its answer is one to a challenge of ours. */
export async function verifyRegistration(
  answer: Answer<RegistrationResponseJSON>,
): Promise<RegisteredPasskey | undefined> {
  const expected = expectedOf(answer);
  if (!expected || (await isVouchedFor(answer.credential))) return undefined;
  const { verifyRegistrationResponse } = await webAuthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    ...expected,
    response: answer.credential,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified || !registrationInfo) return undefined;
  const { id, publicKey, counter } = registrationInfo.credential;
  const transports = answer.credential.response.transports ?? [];
  return { id, publicKey: Buffer.from(publicKey).toString("base64url"), counter, transports };
}

/** The counter of a passkey that has signed; for an unknown one, nothing, after the same work. */
export async function verifyAuthentication(
  answer: Answer<AuthenticationResponseJSON>,
  kept: StoredPasskey | undefined,
): Promise<number | undefined> {
  const expected = expectedOf(answer);
  if (!expected) return undefined;
  const { verifyAuthenticationResponse } = await webAuthn();
  const { id, publicKey, counter } = kept ?? { ...nobody(), id: answer.credential.id };
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...expected,
    response: answer.credential,
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")), counter },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  return kept && verified ? authenticationInfo?.newCounter : undefined;
}

function expectedOf({ credential, origins, isChallenge }: Answer<HasClientData>) {
  const { origin } = clientDataIn(credential);
  if (!isAmong(origins, origin)) return undefined;
  return {
    expectedChallenge: isChallenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: true,
  };
}

type HasClientData = { response: { clientDataJSON: string } };

/** Empty where there is none. */
export function clientDataIn({ response }: HasClientData): { origin: string; challenge: string } {
  try {
    const said = JSON.parse(Buffer.from(response.clientDataJSON, "base64url").toString());
    return { origin: String(said?.origin ?? ""), challenge: String(said?.challenge ?? "") };
  } catch {
    return { origin: "", challenge: "" };
  }
}

/** Whoever works on this machine alone need not name the port. */
export const isAmong = (origins: readonly string[], origin: string): boolean =>
  origins.some((each) => each === origin || [each, origin].every(isLocal));

const isLocal = (origin: string) => /^http:\/\/localhost(:\d+)?$/.test(origin);

/** Certificates could name addresses to ask; whose authenticator it is was not asked either. A key may sign for itself. */
async function isVouchedFor({ response }: RegistrationResponseJSON): Promise<boolean> {
  const { decodeAttestationObject } = await webAuthnParts();
  try {
    const bytes = new Uint8Array(Buffer.from(response.attestationObject, "base64url"));
    const attestation = decodeAttestationObject(bytes);
    const statement = attestation.get("attStmt");
    const isByItself = attestation.get("fmt") === "packed" && statement.get("x5c") === undefined;
    return statement.size > 0 && !isByItself;
  } catch {
    return true;
  }
}

let ofNobody: string | undefined;

/** A key that nobody signs with, in COSE. */
function nobody(): Omit<StoredPasskey, "id"> {
  ofNobody ??= coseOf(
    generateKeyPairSync("ec", { namedCurve: "P-256" }).publicKey.export({ format: "jwk" }),
  );
  return { publicKey: ofNobody, counter: 0 };
}

const coseOf = ({ x = "", y = "" }: { x?: string; y?: string }) =>
  Buffer.concat([
    Buffer.from("a5010203262001215820", "hex"),
    Buffer.from(x, "base64url"),
    Buffer.from("225820", "hex"),
    Buffer.from(y, "base64url"),
  ]).toString("base64url");
