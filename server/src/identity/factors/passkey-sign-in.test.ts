import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "../../kernel/db/db.ts";
import { freshDatabase } from "../../kernel/testing/database.ts";
import { createUser } from "../../users/factory.ts";
import { type ProviderServer, password, startProvider } from "../testing-provider.ts";
import { factorsApi } from "./testing-factors.ts";
import { failuresOf, atTheForm as formAt } from "./testing-form.ts";

let database: { close(): Promise<void> };
let api: Awaited<ReturnType<typeof factorsApi>>;
let provider: ProviderServer;
beforeAll(async () => {
  database = await freshDatabase();
  api = await factorsApi();
  provider = await startProvider();
});
afterAll(async () => {
  await provider.app.close();
  await api.app.close();
  await database.close();
});
beforeEach(async () => {
  await db().deleteFrom("throttles").execute();
});

const atTheForm = () => formAt(provider);

test("a passkey that was removed meanwhile signs nobody in", async () => {
  const { key } = await createUser({ password });
  const { origin } = provider;
  const { passkey } = await api.addPasskey(key, password, origin);
  const { told, begin } = await atTheForm();
  const challenge = (await begin()).passkey?.challenge ?? "";
  const body = { id: passkey.id };
  await api.app.call("POST /users/profile/factors/passkeys/remove", { as: key, body });
  const signed = JSON.stringify(passkey.signed({ origin, challenge }));
  expect(await told({ passkey: signed })).toEqual([null, "passkey"]);
});

test("a passkey of one's own under the name of another's is refused, and the log tells of it", async () => {
  const { origin } = provider;
  const [one, other] = [await createUser({ password }), await createUser({ password })];
  const mine = await api.addPasskey(one.key, password, origin);
  const theirs = await api.addPasskey(other.key, password, origin);
  const { told, begin } = await atTheForm();
  const challenge = (await begin()).passkey?.challenge ?? "";
  const { id } = theirs.passkey;
  const signed = mine.passkey.signed({ origin, challenge, handle: other.key });
  expect(await told({ passkey: JSON.stringify({ ...signed, id, rawId: id }) })).toEqual([
    null,
    "passkey",
  ]);
  expect(await failuresOf(other.key)).toEqual([{ factor: "passkey" }]);
});

test("a passkey signs in without a password, once a challenge, from this origin alone", async () => {
  const { key } = await createUser({ password });
  const { origin } = provider;
  const { passkey } = await api.addPasskey(key, password, origin);
  const first = await atTheForm();
  const challenge = async () => (await first.begin()).passkey?.challenge ?? "";
  const send = (response: object) => first.told({ passkey: JSON.stringify(response) });
  const refused = [null, "passkey"];
  expect(await send(passkey.signed({ origin, challenge: "c29tZXRoaW5nIGVsc2U" }))).toEqual(refused);
  const evil = "http://localhost.evil.example";
  expect(
    await send(passkey.signed({ origin: evil, rp_id: "localhost", challenge: await challenge() })),
  ).toEqual(refused);
  expect(
    await send(passkey.signed({ origin, rp_id: "evil.example", challenge: await challenge() })),
  ).toEqual(refused);
  expect(
    await send(passkey.signed({ origin, verified: false, challenge: await challenge() })),
  ).toEqual(refused);
  expect(
    await send(passkey.signed({ origin, handle: "another", challenge: await challenge() })),
  ).toEqual(refused);
  const asked = await challenge();
  const signed = passkey.signed({ origin, challenge: asked });
  // A challenge serves once, and only the newest does.
  await challenge();
  expect(await send(signed)).toEqual(refused);
  const good = passkey.signed({ origin, challenge: await challenge() });
  expect(await send(good)).toBe("in");
  const again = await atTheForm();
  await again.begin();
  expect(await again.told({ passkey: JSON.stringify(good) })).toEqual(refused);
});

test("as a second step it is the person's whose password was right", async () => {
  const { origin } = provider;
  const [one, other] = [await createUser({ password }), await createUser({ password })];
  const mine = await api.addPasskey(one.key, password, origin);
  const theirs = await api.addPasskey(other.key, password, origin);
  const { told, begin } = await atTheForm();
  await told({ email: one.email, password });
  const asked = await begin();
  expect(asked.passkey?.allowCredentials?.map(({ id }) => id)).toEqual([mine.passkey.id]);
  const challenge = asked.passkey?.challenge ?? "";
  const stolen = theirs.passkey.signed({ origin, challenge });
  expect(await told({ passkey: JSON.stringify(stolen) })).toEqual(["factor", "passkey"]);
  const next = (await begin()).passkey?.challenge ?? "";
  const touched = mine.passkey.signed({ origin, challenge: next, verified: false });
  expect(await told({ passkey: JSON.stringify(touched) })).toBe("in");
});

test("a copied passkey is found by its counter", async () => {
  const { origin } = provider;
  const { key } = await createUser({ password });
  const { passkey } = await api.addPasskey(key, password, origin);
  await db().updateTable("passkeys").set({ counter: 40 }).where("user_key", "=", key).execute();
  const { told, begin } = await atTheForm();
  const challenge = (await begin()).passkey?.challenge ?? "";
  const signed = passkey.signed({ origin, challenge });
  expect(await told({ passkey: JSON.stringify(signed) })).toEqual([null, "passkey"]);
  expect(await failuresOf(key)).toEqual([{ factor: "passkey" }]);
});
