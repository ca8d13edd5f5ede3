/** Crockford's base 32: no letter that is taken for a digit, none that makes words. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const base = alphabet.length;

/** Letters without the one that checks them: 55 bits, which nobody guesses. */
export const codeLength = 11;

/** What people and printers make of letters. */
const meant: Record<string, string> = { O: "0", I: "1", L: "1" };

/**
 * The letter that checks the others (Luhn's algorithm for 32 letters): one that was mistyped is
 * found, and almost every two neighbours that were swapped.
 */
function checkOf(letters: string): string {
  let sum = 0;
  for (const [place, letter] of [...letters].reverse().entries()) {
    const value = alphabet.indexOf(letter) * (place % 2 === 0 ? 2 : 1);
    sum += Math.floor(value / base) + (value % base);
  }
  return alphabet.charAt((base - (sum % base)) % base);
}

/** The code of a badge made of so many random bytes. */
export function codeOf(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, codeLength)].map((byte) => alphabet.charAt(byte % base));
  return letters.join("") + checkOf(letters.join(""));
}

/** The code that somebody typed or a camera read, as it is stored; null where it is none. */
export function readCode(typed: string): string | null {
  const letters = typed
    .toUpperCase()
    .replaceAll(/[\s-]/g, "")
    .replaceAll(/[OIL]/g, (letter) => meant[letter] ?? letter);
  if (letters.length !== codeLength + 1) return null;
  if (![...letters].every((letter) => alphabet.includes(letter))) return null;
  return checkOf(letters.slice(0, -1)) === letters.at(-1) ? letters : null;
}

/** As people read and type it: in groups of four. */
export const spellCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, "$1-");
