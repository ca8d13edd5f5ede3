import { type Merge as MergeOf, merge as mergeFields } from "../../kernel/forms/merge.ts";
import { type CompanyValues, sameValue } from "./form-values.ts";

export type Merge = MergeOf<CompanyValues>;

/** What became of a company (`theirs`) while somebody edited it (`mine`), both since `base`. */
export const merge = (base: CompanyValues, mine: CompanyValues, theirs: CompanyValues): Merge =>
  mergeFields({ base, mine, theirs }, sameValue);
