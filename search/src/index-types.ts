/** How open a value is: 0 PUBLIC, 1 RESTRICTED, 2 PRIVATE. A viewer reads values up to a tier. */
export type Tier = 0 | 1 | 2;

/** The fields of an index, at most 64. A document with anything not declared here is refused by `apply`. */
export interface IndexSchema {
  /**
   * Searched fields. `weight` is relative (only the ratio counts), `kind` "identifier" is looked
   * up whole and never by prefix or typo, `suggest` offers the field's values as completions.
   * The field called "name" is the one whose equality with the query puts a document first;
   * text fields of at least half its weight name the document too ("titles"), lighter ones
   * describe it. One that `renames` holds other names of the document, as good as its name; one that
   * `widens` holds names of more than it.
   */
  fields: Record<
    string,
    {
      weight: number;
      kind: "text" | "identifier";
      suggest?: boolean;
      renames?: boolean;
      widens?: boolean;
    }
  >;
  /** Languages that values may be in; at most 15. */
  languages?: readonly string[];
  /**
   * Words that say nothing of what is wanted ("the", "price"). Where they are given, a query of which
   * no document has all words is answered by the most telling ones, without these first.
   */
  idle?: readonly string[];
  /** Facet groups; each is counted in every search. */
  facets: readonly string[];
  /** Groups of what documents contain: asked for or ruled out, and never counted. */
  contents?: readonly string[];
  /** Columns of numbers, from … to …, that a search may be narrowed by. */
  intervals?: readonly string[];
  /** Columns a search may be sorted by. Texts are compared folded, by code unit. */
  sorts: Record<string, "text" | "number">;
}

/** One thing to be found. Putting a document replaces the one with the same key. */
export interface IndexDocument {
  key: string;
  /** Key of the company that owns it: its people read it with `own_tier`. */
  company: string;
  /** Viewer types for which it is not there at all (spec: permissions.exclude). */
  hidden_from: readonly string[];
  /** There only for readers of tier 2: support, and editors of the own company. */
  unseen?: boolean;
  /** Tie-break of equal relevance, higher first; 0 unless given. */
  rank?: number;
  /**
   * A field may have several values (synonyms, CAS numbers). One in a `language` counts for more to
   * those who prefer that language than one without, and for less to all others.
   */
  values: readonly { field: string; text: string; tier: Tier; language?: string }[];
  facets: readonly { group: string; value: string; tier: Tier }[];
  sorts: Record<string, { value: string | number; tier: Tier }>;
  contents?: readonly { group: string; value: string; tier: Tier }[];
  /** An open end is infinite. */
  intervals?: Record<string, { min: number; max: number; tier: Tier }>;
}

export type Change = { kind: "put"; document: IndexDocument } | { kind: "remove"; key: string };

/** One of these values of a group of contents. */
export interface ContentCondition {
  group: string;
  values: readonly string[];
}

/** The reader who asks. `own_tier` counts for documents of `own_company`, if it is above `tier`. */
export interface Viewer {
  tier: Tier;
  own_company: string | null;
  own_tier: Tier;
  /** Company type, compared with `hidden_from`; null is excluded from nothing. */
  type: string | null;
  /** The name of a scope: what is not in it is not there. */
  scope?: string;
}

/**
 * What of an index is searched as if it were all there is, such as what one portal shows; what is
 * `unseen` is not in it for anybody.
 */
export interface ScopeRules {
  /** Companies whose documents are in it. */
  companies: readonly string[];
  /** Documents that are in it, of whatever company. */
  also: readonly string[];
  /** Documents that are not, although their company is named. */
  except: readonly string[];
  /** Documents that come first by relevance, in this order, as far as they are in the answer. */
  first: readonly string[];
}

export interface SearchQuery {
  /** Words, all of which must match; "in quotes" they are neither completed nor corrected. */
  text: string;
  /** What is met in this language stands before the same in another one. */
  language?: string;
  /** Wanted values by facet group: one of each group's. An empty list asks for nothing. */
  filters: Record<string, readonly string[]>;
  /** All of these; of each, one of its values. */
  contains?: readonly ContentCondition[];
  /** None of these. What a viewer may not see excludes nothing for him. */
  without?: readonly ContentCondition[];
  /** By column: the document's interval overlaps this one, both ends of either included. */
  intervals?: Record<string, { min: number; max: number }>;
  /** Each hit tells which of these it contains, as far as the viewer may know. */
  marks?: readonly ContentCondition[];
  /** By relevance unless given. Documents without a visible value come last either way. */
  sort?: { key: string; direction: "asc" | "desc" };
  /** From 0. */
  page: number;
  /** Hits a page. */
  size: number;
  /** false leaves `facets` empty; true unless given. */
  count_facets?: boolean;
  /**
   * Leaves rare values out of `facets`: of each group come its `most` (from 1) commonest, all that
   * are as common as the last of them, and those that `filters` names; of the groups in `whole` all.
   */
  commonest?: { most: number; whole: readonly string[] };
  /** true fills `intervals`. */
  count_intervals?: boolean;
  /** true: each hit tells what ranked it. */
  explain?: boolean;
}

/** How a word of the query was met in a document. */
export interface WordExplanation {
  word: string;
  /** As it stands in the document, folded. */
  matched: string;
  /** The field of an identifier; of words the index does not keep the field. */
  field: string | null;
  how: "exact" | "prefix" | "typo" | "ending" | "identifier";
  /** How much it adds to the score. */
  weight: number;
}

/** How exactly a document answers the query, the most exact first (columns/postings.ts). */
export type Exactness =
  | "identifier"
  | "name"
  | "title"
  | "nearName"
  | "otherName"
  | "synonym"
  | "wider"
  | "component"
  | "none";

/** Why a hit stands where it does: by score, of equal ones by rank, then by name. */
export interface HitExplanation {
  /** 4096 times the kind (3 exact, 2 prefix, 1 typo), 256 times the exactness, and all weights. */
  score: number;
  kind: WordExplanation["how"];
  exactness: Exactness;
  rank: number;
  words: WordExplanation[];
}

/** How the found documents lie between the least and the greatest number the viewer may see. */
export interface IntervalCounts {
  min: number;
  max: number;
  /** Documents that overlap each of `steps` equal steps; one at both of two counts in both. */
  counts: number[];
}

export interface SearchResult {
  /** All matching documents, not only the page's. */
  total: number;
  /** `matches`: folded words of the document that answered the query, to be highlighted. */
  hits: { key: string; matches: string[]; marks?: boolean[]; explained?: HitExplanation }[];
  /** Every declared group, commonest value first; a group's counts ignore its own filter. */
  facets: Record<string, { value: string; count: number }[]>;
  /** How many values of each of those groups are counted, also of those that are left out. */
  facet_totals: Record<string, number>;
  /** Columns of which the viewer sees numbers; a column's counts ignore its own filter. */
  intervals: Record<string, IntervalCounts>;
  /** The query as it was understood, when as written it found nothing; otherwise null. */
  corrected: string | null;
  /** Words of the query that were left out because no document has them all; mostly none. */
  left_out: readonly string[];
}

export interface SuggestQuery {
  text: string;
  limit: number;
  /** The fields whose values are wanted; all that suggest when left out. */
  fields?: readonly string[];
  /** Of equally common values one in this language stands first, then one in none. */
  language?: string;
}

export interface Suggestion {
  field: string;
  /** As written in the document. */
  text: string;
  /** Documents that carry it and that the viewer may see. */
  count: number;
  /** The document, when exactly one carries it. */
  key: string | null;
}

/** A value of a group of contents. */
export interface ContentValue {
  value: string;
  /** Documents that contain it, as far as the viewer may know. */
  count: number;
}

export interface CatalogueIndex {
  /**
   * @throws RangeError for an undeclared group, column or sort key, an unknown scope, or a negative
   * page or size.
   */
  search(query: SearchQuery, viewer: Viewer): SearchResult;
  /**
   * Values that start with the text: commonest first, then those in the language asked for, or in
   * none, then shorter, then alphabetical.
   */
  suggest(asked: SuggestQuery, viewer: Viewer): Suggestion[];
  /**
   * Values of a group of contents: those that start with the text, then those with a word that
   * does; of either the commonest first, then alphabetical.
   * @throws RangeError for an undeclared group.
   */
  contents(asked: { group: string; text: string; limit: number }, viewer: Viewer): ContentValue[];
  /**
   * Puts and removes documents, in order; the next search sees them. Removing an unknown key is
   * no error.
   * @throws RangeError for a document that does not fit the schema; then nothing is applied.
   */
  apply(changes: readonly Change[]): void;
  /** Knows a scope by a name, in the place of what went by it before; forgets it for null. */
  scope(name: string, rules: ScopeRules | null): void;
  /** Number of documents, seen or unseen. */
  readonly size: number;
}
