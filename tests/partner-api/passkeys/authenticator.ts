import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** What an authenticator may do otherwise than it should. */
type Otherwise = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  isUserVerified?: boolean;
  counter?: number;
  /** Signed by the passkey itself, or with a statement that vouches for the authenticator, in CBOR. */
  statement?: "its own" | { fmt: string; attStmt: Buffer };
  userHandle?: string;
};
type Created = { challenge: string; rp: { id: string }; user: { id: string } };
type Asked = { challenge: string; rpId: string };

const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest();
const text = (bytes: Buffer) => bytes.toString("base64url");

/** CBOR of the few things that are said. */
const head = (major: number, length: number) => {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
};
const bytesOf = (bytes: Buffer) => Buffer.concat([head(2, bytes.length), bytes]);
const textOf = (words: string) => Buffer.concat([head(3, words.length), Buffer.from(words)]);
const integer = (number: number) => (number < 0 ? head(1, -number - 1) : head(0, number));
export const mapOf = (...entries: [Buffer, Buffer][]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);
export const cbor: {
  bytesOf: typeof bytesOf;
  textOf: typeof textOf;
  arrayOf(...items: Buffer[]): Buffer;
} = {
  bytesOf,
  textOf,
  arrayOf: (...items) => Buffer.concat([head(4, items.length), ...items]),
};

/** A passkey on a device, which signs with node:crypto as Web Authentication has it. */
export function authenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  const rpIdOf = (page: string) => new URL(page).hostname;
  let userHandle = "";

  const signed = (data: Buffer, said: Buffer) =>
    sign("sha256", Buffer.concat([data, sha256(said)]), privateKey);

  function statementOf(statement: Otherwise["statement"], data: Buffer, said: Buffer) {
    if (statement === undefined) return { fmt: "none", attStmt: mapOf() };
    if (statement !== "its own") return statement;
    const signature: [Buffer, Buffer] = [textOf("sig"), bytesOf(signed(data, said))];
    return { fmt: "packed", attStmt: mapOf([textOf("alg"), integer(-7)], signature) };
  }

  const clientData = (type: string, challenge: string, page: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: page, crossOrigin: false }));

  function dataOf(rpId: string, counter: number, isVerified: boolean, attested = Buffer.alloc(0)) {
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0);
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted, attested]);
  }

  const credential = <Response extends object>(response: Response) => ({
    id: text(id),
    rawId: text(id),
    type: "public-key",
    authenticatorAttachment: "platform",
    clientExtensionResults: {},
    response,
  });

  return {
    id: text(id),
    /** RegistrationResponseJSON, without a statement on the authenticator by default. */
    make(options: Created, otherwise: Otherwise = {}) {
      userHandle = options.user.id;
      const page = otherwise.origin ?? origin;
      const key = mapOf(
        [integer(1), integer(2)],
        [integer(3), integer(-7)],
        [integer(-1), integer(1)],
        [integer(-2), bytesOf(Buffer.from(x, "base64url"))],
        [integer(-3), bytesOf(Buffer.from(y, "base64url"))],
      );
      const idLength = Buffer.from([0, id.length]);
      const attested = Buffer.concat([Buffer.alloc(16), idLength, id, key]);
      const data = dataOf(
        otherwise.rpId ?? rpIdOf(page),
        otherwise.counter ?? 0,
        otherwise.isUserVerified ?? true,
        attested,
      );
      const said = clientData(
        otherwise.type ?? "webauthn.create",
        otherwise.challenge ?? options.challenge,
        page,
      );
      const { fmt, attStmt } = statementOf(otherwise.statement, data, said);
      const object = mapOf(
        [textOf("fmt"), textOf(fmt)],
        [textOf("attStmt"), attStmt],
        [textOf("authData"), bytesOf(data)],
      );
      return credential({
        clientDataJSON: text(said),
        attestationObject: text(object),
        transports: ["internal", "hybrid"],
      });
    },
    /** AuthenticationResponseJSON. */
    sign(options: Asked, otherwise: Otherwise = {}) {
      const page = otherwise.origin ?? origin;
      const data = dataOf(
        otherwise.rpId ?? rpIdOf(page),
        otherwise.counter ?? 0,
        otherwise.isUserVerified ?? true,
      );
      const said = clientData(
        otherwise.type ?? "webauthn.get",
        otherwise.challenge ?? options.challenge,
        page,
      );
      return credential({
        clientDataJSON: text(said),
        authenticatorData: text(data),
        signature: text(signed(data, said)),
        userHandle: otherwise.userHandle ?? userHandle,
      });
    },
  };
}
