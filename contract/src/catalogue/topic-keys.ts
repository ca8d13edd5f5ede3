/** "Skin conditioning" is "skin-conditioning": a list of terms is short, and looked through for it. */
export const termKey = (term: string): string =>
  term
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

const written: Readonly<Record<string, string>> = { " ": "-", "-": "_", "/": "~" };
const read = Object.fromEntries(Object.entries(written).map(([sign, key]) => [key, sign]));

/**
 * The key of a plain INCI name, which can be read back: of these there are many thousands. "peg-40
 * stearate" is "peg_40-stearate". Null for a name with signs that stand for others.
 */
export const inciKey = (plain: string): string | null =>
  /[_~]/.test(plain) ? null : plain.replace(/[ \-/]/g, (sign) => written[sign] ?? sign);

/** The reverse. */
export const inciOfKey = (key: string): string =>
  key.toLowerCase().replace(/[-_~]/g, (sign) => read[sign] ?? sign);
