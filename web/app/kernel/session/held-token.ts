/** This tab's access token. */
interface HeldToken {
  access_token: string;
  /** For signing out at a provider of one's own. */
  id_token: string | undefined;
  /** Milliseconds since 1970, by the clock of this browser. */
  expires_at: number;
}

let held: HeldToken | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The warning before a token expires, at which it is renewed (spec 4 and 9). */
const secondsBeforeExpiry = 15;
/** A token that expires on its way to the server is of no use. */
const millisecondsOnTheWay = 2_000;

export interface GivenToken {
  access_token: string;
  id_token?: string | undefined;
  expires_in?: number | undefined;
}

/** Keeps what the provider gave, and calls `renew` in time. */
export function holdToken(given: GivenToken, renew: () => void): void {
  const { access_token, id_token = held?.id_token, expires_in = 600 } = given;
  held = { access_token, id_token, expires_at: Date.now() + expires_in * 1_000 };
  clearTimeout(timer);
  timer = setTimeout(renew, Math.max(0, expires_in - secondsBeforeExpiry) * 1_000);
}

export function dropToken(): void {
  clearTimeout(timer);
  held = undefined;
}

export const usableToken = (): string | undefined =>
  held && Date.now() < held.expires_at - millisecondsOnTheWay ? held.access_token : undefined;

/** Also one that has expired: it says whose session is to end. */
export const heldAccessToken = (): string | undefined => held?.access_token;

export const heldIdToken = (): string | undefined => held?.id_token;
