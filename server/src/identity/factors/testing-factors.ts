import { Secret, TOTP } from "otpauth";
import { type TestApp, testApp } from "../../kernel/testing/test-app.ts";
import { testIdentity } from "../factory.ts";
import { factorRoutes } from "./routes.ts";
import { createPasskey } from "./testing-passkey.ts";

/** The code of a key, so many half minutes from now. */
export const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

/** The API of factors, and the steps by which people get them. */
export async function factorsApi() {
  const identity = await testIdentity();
  const app = await testApp({ routes: [factorRoutes], ...identity });
  /** Who a token of this user is. */
  const actorOf = async (userKey: string) => {
    const headers = { authorization: `Bearer ${await identity.tokenFor(userKey)}` };
    type Request = Parameters<typeof identity.authenticate>[0];
    return identity.authenticate({ headers, ip: "::1" } as Request);
  };
  return { app, actorOf, ...stepsOf(app) };
}

function stepsOf(app: TestApp) {
  const confirm = (as: string, password: string) =>
    app.call("POST /users/profile/factors/confirm", { as, body: { password } });

  /** An authenticator app of somebody who has proved himself; its key and the recovery codes. */
  const addApp = async (as: string, password: string) => {
    await confirm(as, password);
    const { secret } = (await app.call("POST /users/profile/factors/app/begin", { as })).body;
    const body = { code: codeOf(secret, -1) };
    const added = await app.call("POST /users/profile/factors/app", { as, body });
    return { secret, status: added.status, codes: added.body.recovery_codes ?? [] };
  };

  const addPasskey = async (as: string, password: string, origin: string) => {
    await confirm(as, password);
    const passkey = createPasskey(as);
    const begun = await app.call("POST /users/profile/factors/passkeys/begin", { as });
    const made = passkey.made({ origin, challenge: begun.body.challenge });
    const body = { name: "A laptop", passkey: made };
    const added = await app.call("POST /users/profile/factors/passkeys", { as, body });
    return { passkey, made, added };
  };

  return { confirm, addApp, addPasskey };
}
