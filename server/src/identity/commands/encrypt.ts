import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { deriveSecret } from "./derive-secret.ts";

const algorithm = "aes-256-gcm";
const [ivLength, tagLength] = [12, 16];

/** What the text is of: `purpose` has a key of its own, `owner` is the key of whom it belongs to. */
interface Place {
  purpose: "authenticator apps" | "webhooks";
  owner: string;
}

/** Bound to its owner: a row that is copied to another one opens nothing there. */
export async function encrypt(text: string, { purpose, owner }: Place): Promise<Buffer> {
  const iv = randomBytes(ivLength);
  const key = await deriveSecret(purpose);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(owner));
  const content = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), content]);
}

/** Null for what was encrypted for somebody else, or by an installation whose keys are gone. */
export async function decrypt(bytes: Buffer, { purpose, owner }: Place): Promise<string | null> {
  const iv = bytes.subarray(0, ivLength);
  const tag = bytes.subarray(ivLength, ivLength + tagLength);
  const key = await deriveSecret(purpose);
  const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagLength })
    .setAAD(Buffer.from(owner))
    .setAuthTag(tag);
  const content = bytes.subarray(ivLength + tagLength);
  try {
    return Buffer.concat([decipher.update(content), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
