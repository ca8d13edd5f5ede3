import type { Mapping } from "@neroli/contract/imports/mapping.ts";
import type { ColumnValues } from "@neroli/contract/imports/schema.ts";
import { isProductFieldKey } from "@neroli/contract/products/fields.ts";

export type ValueField = keyof Mapping["values"];
export type GivenValue = ColumnValues["values"][number];
type Decided = Mapping["values"][ValueField];

/** The field under which the mapping keeps what words mean; null where it keeps none. */
export const valueField = (field: string): ValueField | null =>
  isProductFieldKey(field) || field === "offering" || field === "segment" ? field : null;

const isDecided = ({ given, decided }: GivenValue, now: Decided) =>
  decided || now?.[given] !== undefined;

/** What a word is taken for now: as decided on this page, else as the server says. */
export const takenFor = ({ given, taken_for }: GivenValue, now: Decided): string | null => {
  const chosen = now?.[given];
  return chosen === undefined ? taken_for : chosen;
};

/** Whether a value would be new to its list, while others of the list may mean the same. */
export const isNewBeside = ({ is_new, suggestions }: GivenValue): boolean =>
  is_new && suggestions.length > 0;

/** Whether a value was not recognised, or is new beside similar ones, and nobody has decided. */
export const isToDecide = (value: GivenValue, now: Decided): boolean =>
  (value.taken_for === null || isNewBeside(value)) && !isDecided(value, now);

/** Whether a value is taken for something else than it says, and nobody has agreed to that. */
export const isGuess = (value: GivenValue, now: Decided): boolean =>
  value.taken_for !== null &&
  !isToDecide(value, now) &&
  !isDecided(value, now) &&
  value.taken_for.toLowerCase() !== value.given.toLowerCase();
