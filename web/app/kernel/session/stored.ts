/** What of the kept session is read without the OpenID library. */
export interface StoredSession {
  access_token: string;
  /** Seconds since 1970. */
  expires_at: number;
  profile: { sub: string };
}

export const clientId = "web";

/** Where the OpenID library keeps a session; it writes, this file only reads. */
export const storageKey = (issuer: string) => `oidc.user:${issuer}:${clientId}`;

export function readStored(issuer: string): StoredSession | null {
  const text = readItem(storageKey(issuer));
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
