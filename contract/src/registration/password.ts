/** Letters of a password (decisions, accounts). */
export const shortestPassword = 12;
export const longestPassword = 1_000;

export type PasswordFault = "too-short" | "too-long" | "personal" | "too-simple" | "common";

/** The person of a password, in words that it may not be made of. */
export interface Person {
  email: string;
  firstname: string;
  lastname: string;
  /** The name of the company that the person works for. */
  company?: string | null | undefined;
}

/** Words that everybody tries first: they add nothing to a password. */
const common = ["password", "passwort", "motdepasse", "welcome", "letmein", "admin", "neroli"];
/** Runs along these are one thought, not many letters. */
const rows = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertyuiop",
  "qwertzuiop",
  "azertyuiop",
  "asdfghjkl",
  "zxcvbnm",
];

/** Letters that somebody who knows the person would still have to guess. */
const enough = 6;
/** A name of two letters is in many words. */
const shortestName = 3;

/**
 * Why this password is refused to this person, or null. `person` may be half known. The list of
 * passwords that everybody uses is too long for a page: the server alone says "common".
 */
export function passwordFault(
  password: string,
  person: Partial<Person> = {},
): PasswordFault | null {
  if (password.length > longestPassword) return "too-long";
  if ([...password].length < shortestPassword) return "too-short";
  if (countSurprises(password.toLowerCase()) < enough) return "too-simple";
  return countSurprises(without(password.toLowerCase(), wordsOf(person))) < enough
    ? "personal"
    : null;
}

/** How strong it looks while it is typed: 0 is refused, 3 is as good as any. */
export function passwordStrength(password: string, person: Partial<Person> = {}): 0 | 1 | 2 | 3 {
  if (passwordFault(password, person)) return 0;
  const known = [...wordsOf(person), ...common];
  const surprises = countSurprises(without(password.toLowerCase(), known));
  if (surprises >= 20) return 3;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];
  const mixed = kinds.filter((kind) => kind.test(password)).length;
  return surprises + 2 * mixed >= 20 ? 3 : surprises + 2 * mixed >= 14 ? 2 : 1;
}

/** What is added to a word does not make it hard to guess unless it is so by itself. */
export const isHardToGuess = (text: string): boolean =>
  countSurprises(text.toLowerCase()) >= enough;

/** The address, its halves and the names of person and company, the longest first. */
function wordsOf(person: Partial<Person>): string[] {
  const { email = "", firstname = "", lastname = "", company } = person;
  const [name = "", domain = ""] = email.toLowerCase().split("@");
  const parts = [name, ...name.split(/[._+-]/), domain, ...domain.split(".")];
  const names = `${firstname} ${lastname} ${company ?? ""}`.toLowerCase();
  return [email.toLowerCase(), ...parts, ...names.split(/[^\p{L}\p{N}]+/u)]
    .filter((word) => word.length >= shortestName)
    .sort((a, b) => b.length - a.length);
}

const without = (password: string, words: readonly string[]) =>
  words.reduce((rest, word) => rest.replaceAll(word, ""), password);

/** Letters that do not follow from the one before: repeats and runs count once, common words not. */
function countSurprises(password: string): number {
  const letters = [...without(password, common)];
  const seen = new Set(letters);
  const surprises = letters.filter((letter, at) => !follows(letters[at - 1], letter)).length;
  // "abababababab" is two letters, however long.
  return seen.size < 5 ? Math.min(surprises, seen.size) : surprises;
}

function follows(before: string | undefined, letter: string): boolean {
  if (before === undefined) return false;
  if (before === letter) return true;
  return rows.some((row) => row.includes(before + letter) || row.includes(letter + before));
}
