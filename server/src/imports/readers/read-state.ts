import type { ListingState } from "@neroli/contract/enumerations/products.ts";
import { textOf } from "../sources/layout.ts";
import type { ReadCell } from "./cell-reader.ts";
import { plainWords } from "./same-words.ts";

const words: Record<ListingState, string> = {
  DRAFT: "draft entwurf bozza brouillon borrador unpublished",
  LISTED: "listed published gelistet veroffentlicht pubblicato publie publicado",
};

/** Draft or listed, in five languages; a cell that says neither is told of, and left out. */
export function toState(cell: ReadCell): ListingState | undefined {
  const word = plainWords(textOf(cell.value));
  const states = Object.keys(words) as ListingState[];
  const state = states.find((each) => words[each].split(" ").includes(word));
  if (!state) cell.refuse("no-state", textOf(cell.value));
  return state;
}
