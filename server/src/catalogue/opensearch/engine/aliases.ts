import type { IndexName } from "../../indexed/index-names.ts";

/** The name by which an index is asked, whichever build of it stands there now. */
export const aliasOf = (prefix: string, index: IndexName): string =>
  `${prefix}-${index.toLowerCase()}`;

/** The name of one build of an index. */
export const buildOf = (prefix: string, index: IndexName, build: string): string =>
  `${aliasOf(prefix, index)}-${build}`;

/** Where it stands what the indexes are of, and up to where. */
export const stateOf = (prefix: string): string => `${prefix}-state`;
