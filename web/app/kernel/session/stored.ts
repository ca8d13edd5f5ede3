/**
 * What this browser keeps of a session for scripts: whose it is, and no token. The refresh token is
 * in a cookie that no script reads, and each tab holds an access token of its own in its memory.
 */
export const personKey = "session:person";

/** Signed out without the server having heard of it: told at the next occasion. */
const endingKey = "session:ending";

const languageKey = "session:language";

/** The provider's name for who is signed in; null for nobody. */
export const readPerson = (): string | null => readItem(personKey);

export const writePerson = (person: string): void => localStorage.setItem(personKey, person);

export function removePerson(): void {
  localStorage.removeItem(personKey);
  localStorage.removeItem(languageKey);
}

/** The account's language, as this browser read it last. */
export const readAccountLanguage = (): string | null => readItem(languageKey);

export const writeAccountLanguage = (language: string): void =>
  localStorage.setItem(languageKey, language);

/** Whether a change in the storage is one of who is signed in; no key: everything was cleared. */
export const isOfPerson = (key: string | null): boolean => key === null || key === personKey;

export const isEnding = (): boolean => readItem(endingKey) !== null;

export const rememberEnding = (): void => localStorage.setItem(endingKey, "yes");

export const forgetEnding = (): void => localStorage.removeItem(endingKey);

/** What earlier versions kept here holds a refresh token. */
export function forgetOldSessions(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith("oidc.user:")) localStorage.removeItem(key);
  }
}

/** A browser may forbid storage altogether; then nobody is signed in. */
function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
