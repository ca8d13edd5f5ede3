import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { api } from "../../../kernel/client.ts";
import type { Translate } from "../../../language/phrases.tsx";

/** Late: few people come for it, and seldom. */
const load = () => import("@simplewebauthn/browser");

/** What the browser refuses is said in the reader's language, not in the browser's. */
async function orSay<T>(done: Promise<T>, sentence: string): Promise<T> {
  return done.catch((cause) => {
    throw new Error(sentence, { cause });
  });
}

/** Has a passkey of the person's sign that it is he. */
export async function signWithPasskey(t: Translate) {
  const { startAuthentication } = await load();
  const { passkey } = await api("POST /users/profile/factors/confirm/begin");
  const optionsJSON = passkey as PublicKeyCredentialRequestOptionsJSON | null;
  if (!optionsJSON) throw new Error("no passkey is asked for");
  return orSay(startAuthentication({ optionsJSON }), t("factors.passkeys.failed"));
}

/** Has the browser make a new one. */
export async function makePasskey(t: Translate) {
  const { startRegistration } = await load();
  const options = await api("POST /users/profile/factors/passkeys/begin");
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return orSay(startRegistration({ optionsJSON }), t("factors.passkeys.failed"));
}
