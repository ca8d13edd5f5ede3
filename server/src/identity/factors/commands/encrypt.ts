import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { deriveSecret } from "../../commands/derive-secret.ts";

const algorithm = "aes-256-gcm";
const [ivLength, tagLength] = [12, 16];

const key = () => deriveSecret("authenticator apps");

/** Bound to the person: a row that is copied to another account opens nothing there. */
export async function encrypt(text: string, userKey: string): Promise<Buffer> {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, await key(), iv).setAAD(Buffer.from(userKey));
  const content = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), content]);
}

/** Null for what was encrypted for somebody else, or by an installation whose keys are gone. */
export async function decrypt(bytes: Buffer, userKey: string): Promise<string | null> {
  const iv = bytes.subarray(0, ivLength);
  const tag = bytes.subarray(ivLength, ivLength + tagLength);
  const decipher = createDecipheriv(algorithm, await key(), iv, { authTagLength: tagLength })
    .setAAD(Buffer.from(userKey))
    .setAuthTag(tag);
  const content = bytes.subarray(ivLength + tagLength);
  try {
    return Buffer.concat([decipher.update(content), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
