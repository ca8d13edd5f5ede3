import { plainWords } from "./same-words.ts";

const yes =
  "yes y true 1 x ja j wahr si s vero oui o vrai verdadero cierto on ok available verfugbar vorratig lieferbar disponibile disponible".split(
    " ",
  );
const no = "no n false 0 nein falsch non falso faux off - nicht".split(" ");
const yesPhrases = ["in stock", "auf lager", "in magazzino", "en stock", "en existencia"];
const noPhrases = [
  "out of stock",
  "sold out",
  "not in stock",
  "not available",
  "unavailable",
  "on request",
  "nicht auf lager",
  "nicht vorratig",
  "nicht verfugbar",
  "nicht lieferbar",
  "ausverkauft",
  "esaurito",
  "non disponibile",
  "rupture de stock",
  "en rupture",
  "non disponible",
  "epuise",
  "agotado",
  "no disponible",
  "sin existencias",
];

/** Yes or no in five languages, by marks, or by how much there is; null when it is neither. */
export function toFlag(value: unknown): boolean | null {
  if (typeof value === "boolean") return value;
  if (typeof value === "number") return value > 0;
  if (typeof value !== "string") return null;
  if (/^[✓✔☑✅]$/u.test(value.trim())) return true;
  if (/^[✗✘☒❌]$/u.test(value.trim())) return false;
  const words = plainWords(value);
  if (yes.includes(words) || yesPhrases.includes(words)) return true;
  if (no.includes(words) || noPhrases.includes(words)) return false;
  return null;
}
