import type { AnnexEntry } from "../reading/annex-entry.ts";
import { foldName } from "../reading/read-names.ts";

/** In one way whatever accents and letters are typed. */
export const foldSearched = (text: string): string =>
  foldName(text).normalize("NFD").replace(/\p{M}/gu, "");

/** All that an entry is found by; between names stands what no name has. */
export const searchedOf = ({ name, names, cas, ec }: AnnexEntry): string =>
  [name, ...names, ...cas, ...ec].map(foldSearched).join("|");
