import { fold } from "@neroli/search/text/fold.ts";

/** Names under which the same is listed in Europe, America and on old labels. */
const sameAs: Readonly<Record<string, string>> = {
  aqua: "water",
  eau: "water",
  "water/aqua": "water",
  "aqua/water": "water",
  "water/eau": "water",
  "water/aqua/eau": "water",
  "aqua/water/eau": "water",
  "water/eau/aqua": "water",
  parfum: "fragrance",
  "fragrance/parfum": "fragrance",
  "parfum/fragrance": "fragrance",
  aroma: "flavor",
  "flavor/aroma": "flavor",
  "cera alba": "beeswax",
  "beeswax/cera alba": "beeswax",
  "cera alba/beeswax": "beeswax",
  "olus oil": "vegetable oil",
  "mel/honey": "honey",
  mel: "honey",
  "paraffinum liquidum/mineral oil": "mineral oil",
  "mineral oil/paraffinum liquidum": "mineral oil",
  "paraffinum liquidum": "mineral oil",
  glycerine: "glycerin",
  glycerol: "glycerin",
};

const separators = /\(and\)|\band\/or\b|[;\r\n•]|,(?=\s)| & | \+ /i;

/** The names of what a text lists: "Water (and) Glycerin", "Aqua, Glycerin". */
export const splitInci = (text: string): string[] =>
  text.split(separators).filter((name) => /\p{L}/u.test(name));

/**
 * An INCI name as it is compared: folded, without the common name or the share that stands in
 * brackets after its first word ("Butyrospermum Parkii (Shea) Butter"), and by its one name where
 * it is listed under several.
 */
export function plainInci(name: string): string {
  const folded = fold(name)
    .replace(/sulph/g, "sulf")
    .replace(/\s*([/-])\s+|\s+([/])\s*/g, "$1$2")
    .replace(/(?<=\S)\s*\([^()]*\)|\s*\[[^\]]*\]/g, " ")
    .replace(/\b\d+(?:[.,]\d+)?\s*%/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s.,:*]+|[\s.,:*]+$/g, "");
  return sameAs[folded] ?? folded;
}

const abbreviations = new Set(
  "peg ppg pca mea dea tea mipa dipa tipa edta hcl ci dna rna vp va pvp pvm ma bht bha dmdm dmdmh tbhq sd hdi ipdi pei ptfe mdi tdi dmae dha epa cd".split(
    " ",
  ),
);

/** A plain name as it is read: "peg-7 glyceryl cocoate" is "PEG-7 Glyceryl Cocoate". */
export const writtenInci = (plain: string): string =>
  plain.replace(/\p{L}+/gu, (word) =>
    abbreviations.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1),
  );
