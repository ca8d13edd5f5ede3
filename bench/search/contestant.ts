import type { GeneratedProduct } from "./catalogue.ts";
import type { Query, QueryClass } from "./queries.ts";

export interface Answer {
  total: number;
  /** By facet value id, over all matches. */
  counts: ArrayLike<number>;
  /** Ids of the first twenty by relevance. */
  top: readonly number[];
}

/** One way to search the catalogue. It is built and asked in a process of its own. */
export interface Contestant {
  build(products: Iterable<GeneratedProduct>): Promise<void>;
  /** Warming up, as a server does when it has started, before anybody asks. */
  warmUp?(): void;
  search(query: Query): Answer | Promise<Answer>;
  /** Queries a second when every processor answers. */
  together?(): Promise<Record<QueryClass, number>>;
  /** Bytes that it holds, when they are not this process's. */
  memory?(): Promise<number>;
  /** Classes of queries that it cannot answer at all. */
  lacks?: readonly QueryClass[];
  /** Classes in which groups that are filtered are counted as if they were not: not compared. */
  countsOwnGroupFreely?: boolean;
  close?(): Promise<void>;
}
