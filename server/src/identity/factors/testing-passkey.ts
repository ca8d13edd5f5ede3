import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** Where a passkey is used, as its browser says. */
interface Place {
  origin: string;
  /** The host that the authenticator signs for; the origin's where nothing is said. */
  rp_id?: string;
}

interface Use extends Place {
  challenge: string;
  /** Whether the device has made sure of the person. */
  verified?: boolean;
  handle?: string;
}

const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest();

/** An authenticator in software: one passkey, with browser and device in one. */
export function createPasskey(userKey: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  let counter = 0;

  const authData = ({ origin, rp_id = new URL(origin).hostname, verified = true }: Use) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([sha256(rp_id), Buffer.from([verified ? 0x05 : 0x01]), count]);
  };
  const credential = (response: object) => ({
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
    clientExtensionResults: {},
    response,
  });

  return {
    id: id.toString("base64url"),
    /** What `navigator.credentials.create` answers. */
    made(use: Use) {
      const data = authData(use);
      data[32] = (data[32] ?? 0) | 0x40;
      const attested = Buffer.concat([
        data,
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseOf(publicKey.export({ format: "jwk" })),
      ]);
      return credential({
        clientDataJSON: clientData("webauthn.create", use).toString("base64url"),
        attestationObject: attestation(attested).toString("base64url"),
        transports: ["internal"],
      });
    },
    /** What `navigator.credentials.get` answers. */
    signed(use: Use) {
      const data = authData(use);
      const client = clientData("webauthn.get", use);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return credential({
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: signature.toString("base64url"),
        userHandle: Buffer.from(use.handle ?? userKey).toString("base64url"),
      });
    },
  };
}

const clientData = (type: string, { challenge, origin }: Use) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** CBOR by hand: the key of an elliptic curve (RFC 9053), and an attestation of nobody. */
const coseOf = ({ x = "", y = "" }: { x?: string; y?: string }) =>
  Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, "base64url"),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, "base64url"),
  ]);

const word = (text: string) =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

const attestation = (authData: Buffer) =>
  Buffer.concat([
    Buffer.from([0xa3]),
    ...[word("fmt"), word("none"), word("attStmt"), Buffer.from([0xa0]), word("authData")],
    Buffer.from([0x58, authData.length]),
    authData,
  ]);
