import { expect, test } from "vitest";
import { hashPassword, isPassword } from "./passwords.ts";

test("a password fits its own hash and no other", async () => {
  const hash = await hashPassword("Grüße an Neroli");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword("Grüße an Neroli", hash)).toBe(true);
  expect(await isPassword("Grüße an neroli", hash)).toBe(false);
  expect(await isPassword("", hash)).toBe(false);
});

test("the same password has another hash each time", async () => {
  expect(await hashPassword("same")).not.toBe(await hashPassword("same"));
});

test("composed and decomposed letters are the same password", async () => {
  const hash = await hashPassword("caf\u00e9");
  expect(await isPassword("cafe\u0301", hash)).toBe(true);
});

test("nothing fits where there is no hash", async () => {
  expect(await isPassword("", null)).toBe(false);
});

test("a hash made with other parameters is still understood", async () => {
  const { argon2Sync } = await import("node:crypto");
  const tag = argon2Sync("argon2id", {
    message: "password",
    nonce: Buffer.from("somesalt"),
    parallelism: 1,
    tagLength: 24,
    memory: 64,
    passes: 1,
  });
  const unpadded = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  const hash = `$argon2id$v=19$m=64,t=1,p=1$${unpadded(Buffer.from("somesalt"))}$${unpadded(tag)}`;
  expect(await isPassword("password", hash)).toBe(true);
});
