import type { Contestant } from "./contestant.ts";
import { miniSearch } from "./contestants/minisearch.ts";
import { neroli } from "./contestants/neroli.ts";
import { orama } from "./contestants/orama.ts";
import { postgresql } from "./contestants/postgresql.ts";
import { sphinx } from "./contestants/sphinx.ts";
import { sqlite } from "./contestants/sqlite.ts";

/** Ours first, then its rivals. */
export const contestants: Readonly<Record<string, () => Contestant>> = {
  neroli,
  sphinx,
  postgresql,
  sqlite,
  minisearch: miniSearch,
  orama,
};
