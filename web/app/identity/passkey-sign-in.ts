import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { useEffect, useState } from "react";

/** What a sign-in may go on with; before the password nothing of it is anybody's. */
export interface Begun {
  /** The password was right: now comes the second step. */
  second: boolean;
  passkey: PublicKeyCredentialRequestOptionsJSON | null;
  app: boolean;
  codes: boolean;
}

export const actionOf = (interaction: string) =>
  `/oidc/interaction/${encodeURIComponent(interaction)}`;

/** Asks what this sign-in may go on with; each time with a new challenge. */
export async function begin(interaction: string): Promise<Begun> {
  const answer = await fetch(`${actionOf(interaction)}/begin`, { method: "POST" });
  if (!answer.ok) throw new Error(`begin: ${answer.status}`);
  return (await answer.json()) as Begun;
}

/** Late: most people sign in without. */
const load = () => import("@simplewebauthn/browser");

/**
 * Has the browser sign with a passkey and sends it as the form is sent. "autofill" waits until one is
 * chosen among the suggestions of the address field. Fails as the browser or the person refuses.
 */
export async function signInByPasskey(
  interaction: string,
  asked: "now" | "autofill",
): Promise<void> {
  const { startAuthentication, browserSupportsWebAuthnAutofill } = await load();
  if (asked === "autofill" && !(await browserSupportsWebAuthnAutofill())) return;
  const { passkey } = await begin(interaction);
  if (!passkey) throw new Error("no passkey is asked for");
  const signed = await startAuthentication({
    optionsJSON: passkey,
    useBrowserAutofill: asked === "autofill",
  });
  send(interaction, JSON.stringify(signed));
}

/** As a form, so that the provider's redirects lead the page. */
function send(interaction: string, passkey: string): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = actionOf(interaction);
  const input = document.createElement("input");
  input.type = "hidden";
  input.name = "passkey";
  input.value = passkey;
  form.append(input);
  document.body.append(form);
  form.submit();
}

/** Whether this browser knows passkeys; unknown, and hence no, before the page is alive. */
export function useKnowsPasskeys(): boolean {
  const [knows, setKnows] = useState(false);
  useEffect(() => setKnows("PublicKeyCredential" in window), []);
  return knows;
}

/** The button's state: at work, and whether it came to nothing. */
export function usePasskeyButton(interaction: string) {
  const [state, setState] = useState<"idle" | "waiting" | "failed">("idle");
  const press = () => {
    setState("waiting");
    signInByPasskey(interaction, "now").catch(() => setState("failed"));
  };
  return { state, press };
}
