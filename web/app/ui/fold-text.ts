const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF'’ʼ`´]/g;
const plain = /^[\x20-\x7e]*$/;

/** A text as the catalogue compares it: without case, accents and what nobody types. */
export function foldText(text: string): string {
  const bare = text.replace(invisible, "").toLowerCase();
  if (plain.test(bare)) return bare;
  return bare
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll("æ", "ae")
    .replaceAll("œ", "oe")
    .replaceAll("ø", "o");
}
