/** How far a query is understood otherwise than it was written; the same for every engine. */
export const limits = {
  /** Fewer matches than this as written let typos in, behind them. */
  little: 3,
  /** Fewer than this, of which none is called so, let the query be cut up otherwise. */
  few: 50,
  /** Letters of a word that is first taken for a whole one. */
  shortWord: 2,
  /** Ways of cutting that are tried where something is found already. */
  mostTried: 3,
  /** Words of a name that is looked up as a whole. */
  longestName: 6,
  /** So many searches a query of which words are left out may cost beside its own. */
  mostTries: 5,
  /** Letters of a word that may be corrected from afar. */
  shortestFar: 3,
  /** From so many letters on a word may hold two mistakes. */
  longEnoughForTwo: 8,
  /** Words from afar that are taken for one. */
  mostFar: 20,
} as const;
