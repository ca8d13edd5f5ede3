import type { Provider } from "./provider.ts";

/** What of the kept session is read without the OpenID library. */
export interface StoredSession {
  access_token: string;
  /** Seconds since 1970. */
  expires_at: number;
  profile: { sub: string };
}

/** Where the OpenID library keeps a session; it writes, this file only reads. */
export const storageKey = ({ issuer, client_id }: Provider) => `oidc.user:${issuer}:${client_id}`;

export function readStored(provider: Provider): StoredSession | null {
  const text = readItem(storageKey(provider));
  return text ? (JSON.parse(text) as StoredSession) : null;
}

/** A browser may forbid storage altogether; then nobody is signed in. */
function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** A token that expires on its way to the server is of no use. */
const secondsOnTheWay = 2;

export const isExpired = ({ expires_at }: StoredSession) =>
  expires_at - secondsOnTheWay < Date.now() / 1_000;
