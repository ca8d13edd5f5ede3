import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

const derive = promisify<"argon2id", Argon2Parameters, Buffer>(argon2);

/** The hash to store, in the usual notation that carries its own parameters and salt. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive("argon2id", { message: fold(password), nonce, tagLength, ...cost });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${coded(nonce)}$${coded(tag)}`;
}

/**
 * Whether the password is the hash's. Without a hash (no such account, no password yet) it takes as
 * long and answers no, so that the time does not tell whether an account exists.
 */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const stored = hash === null ? null : parse(hash);
  const { nonce, tag, ...parameters } = stored ?? { ...cost, ...nobody };
  const derived = await derive("argon2id", {
    message: fold(password),
    nonce,
    tagLength: tag.length,
    ...parameters,
  });
  return timingSafeEqual(derived, tag) && stored !== null;
}

const nobody = { nonce: randomBytes(16), tag: randomBytes(tagLength) };

/** The same password typed on two systems may be composed differently (NIST SP 800-63B, 5.1.1.2). */
const fold = (password: string) => password.normalize("NFKC");

const coded = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");

function parse(hash: string) {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash);
  if (!parts) throw new Error("a stored password hash is not argon2id");
  const [, memory, passes, parallelism, nonce = "", tag = ""] = parts;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, "base64"),
    tag: Buffer.from(tag, "base64"),
  };
}
