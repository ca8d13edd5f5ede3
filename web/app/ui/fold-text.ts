const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF'’ʼ`´]/g;

/** A text as the catalogue compares it: without case, accents and what nobody types. */
export const foldText = (text: string): string =>
  text
    .replace(invisible, "")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll("æ", "ae")
    .replaceAll("œ", "oe")
    .replaceAll("ø", "o");
