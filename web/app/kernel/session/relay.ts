import { type GivenToken, heldAccessToken } from "./held-token.ts";

/**
 * The relay of our own server: it adds the refresh token, which stands in a cookie, and keeps the
 * new one. Null when the provider refuses; fails when it cannot be reached.
 */
export async function askForToken(clientId: string): Promise<GivenToken | null> {
  const body = new URLSearchParams({ grant_type: "refresh_token", client_id: clientId });
  const answer = await fetch(tokenEndpoint(), { method: "POST", body });
  if (answer.ok) return (await answer.json()) as GivenToken;
  if (answer.status === 400) return null;
  throw new Error(`The token endpoint answers ${answer.status}`);
}

export const tokenEndpoint = (): string => `${location.origin}/session/token`;

/** Ends the session; false where its provider has to be asked to. Fails without the server. */
export async function endAtServer(): Promise<boolean> {
  const token = heldAccessToken();
  // Another identity provider's session is not known here but by its token.
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await fetch("/session/end", { method: "POST", keepalive: true, headers });
  if (!answer.ok) throw new Error(`The end of the session is answered ${answer.status}`);
  return ((await answer.json()) as { ended: boolean }).ended;
}
