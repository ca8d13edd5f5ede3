import { decrypt, encrypt } from "../../identity/commands/encrypt.ts";

const ofWebhook = (owner: string) => ({ purpose: "webhooks", owner }) as const;

export const encryptSecret = (secret: string, webhookKey: string): Promise<Buffer> =>
  encrypt(secret, ofWebhook(webhookKey));

/** Throws where the installation's own keys are gone: nothing can be signed then. */
export async function decryptSecret(bytes: Buffer, webhookKey: string): Promise<string> {
  const secret = await decrypt(bytes, ofWebhook(webhookKey));
  if (secret === null) throw new Error(`the secret of the webhook ${webhookKey} is of other keys`);
  return secret;
}
