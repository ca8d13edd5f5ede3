import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { useCallback, useEffect, useRef, useState } from "react";

/** What a sign-in may go on with; before the password nothing of it is anybody's. */
export interface Begun {
  /** The password was right: now comes the second step. */
  second: boolean;
  passkey: PublicKeyCredentialRequestOptionsJSON | null;
  app: boolean;
  codes: boolean;
  /** Hosts at which this person's other passkeys work; null stands for one that is not told here. */
  elsewhere: (string | null)[];
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

/**
 * A passkey for this sign-in: chosen among the suggestions of the address field where the form has
 * one, or asked for by a button, which then is the only question. The server knows the challenge that
 * was given last, and the browser lets the question stand that was asked last: the button's is both.
 */
export function usePasskey(interaction: string, { autofill = false } = {}) {
  /** Of the button: at work, and whether it came to nothing. */
  const [state, setState] = useState<"idle" | "waiting" | "failed">("idle");
  const pressed = useRef(false);
  const asking = useRef<Promise<unknown>>(Promise.resolve());

  const challenge = useCallback(() => {
    const next = () => begin(interaction);
    const asked = asking.current.then(next, next);
    asking.current = asked;
    return asked;
  }, [interaction]);

  useEffect(() => {
    const offer = async () => {
      const { startAuthentication, browserSupportsWebAuthnAutofill } = await load();
      if (!(await browserSupportsWebAuthnAutofill()) || pressed.current) return;
      const { passkey } = await challenge();
      if (!passkey || pressed.current) return;
      const signed = await startAuthentication({ optionsJSON: passkey, useBrowserAutofill: true });
      // What signs it may answer in the moment in which the button asks anew.
      if (!pressed.current) send(interaction, JSON.stringify(signed));
    };
    // Given up by the browser when the form is sent or the button pressed.
    if (autofill) offer().catch(() => {});
  }, [interaction, autofill, challenge]);

  const ask = async () => {
    const { startAuthentication } = await load();
    const { passkey } = await challenge();
    if (!passkey) throw new Error("no passkey is asked for");
    send(interaction, JSON.stringify(await startAuthentication({ optionsJSON: passkey })));
  };
  const press = () => {
    pressed.current = true;
    setState("waiting");
    ask().catch(() => setState("failed"));
  };
  return { state, press };
}
