import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../../kernel/testing/database.ts";
import { publicKeys } from "../queries/read-keys.ts";
import { passHours } from "../testing-keys.ts";
import { loadKeys, rotateKeys } from "./make-keys.ts";

let database: { close(): Promise<void> };
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

test("processes that start at once agree on the keys, and later ones find them", async () => {
  const [first, ...others] = await Promise.all([loadKeys(), loadKeys(), loadKeys()]);
  expect(first.signing).toHaveLength(1);
  expect(first.cookies).toHaveLength(1);
  for (const each of [...others, await loadKeys()]) expect(each).toEqual(first);
});

test("what is published holds nothing private", async () => {
  const [key] = publicKeys(await loadKeys()).keys;
  expect(Object.keys(key ?? {}).sort()).toEqual(["alg", "e", "kid", "kty", "n", "use"]);
});

test("a signing key has 3,072 bits", async () => {
  const [key] = publicKeys(await loadKeys()).keys;
  expect(Buffer.from(key?.n ?? "", "base64url")).toHaveLength(3_072 / 8);
});

test("a signing key serves ninety days, gives notice of the next, and verifies for a while", async () => {
  const kids = async () => (await loadKeys()).signing.map(({ kid }) => kid);
  const [first] = await kids();
  await rotateKeys();
  await passHours(89 * 24);
  await rotateKeys();
  expect(await kids()).toEqual([first]);

  await passHours(2 * 24);
  // Several processes may come to it together.
  await Promise.all([rotateKeys(), rotateKeys()]);
  const [signer, announced, ...none] = await kids();
  expect([signer, none]).toEqual([first, []]);
  await passHours(1);
  expect(await kids()).toEqual([announced, first]);

  await passHours(15 * 24 - 1);
  await rotateKeys();
  expect(await kids()).toEqual([announced, first]);
  await passHours(2);
  await rotateKeys();
  expect(await kids()).toEqual([announced]);
});
