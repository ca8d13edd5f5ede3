import type { FileFormat, Mapping, SourceColumn } from "@neroli/contract/imports/mapping.ts";
import type { Import, ImportReading, RowCounts } from "@neroli/contract/imports/schema.ts";
import type { ImportState } from "@neroli/contract/imports/states.ts";
import type { Selectable } from "kysely";
import type { DB } from "../../db/types.ts";

/** A sentence of phrases "imports-reasons.<code>" with what it names. */
export interface Told {
  code: string;
  [name: string]: string | number;
}

/** A row of the table, with what its columns of JSON hold. */
export interface ImportRecord extends Omit<Selectable<DB["imports"]>, keyof Held>, Held {}

interface Held {
  format: FileFormat;
  reading: ImportReading;
  columns: SourceColumn[];
  mapping: Mapping | null;
  mapping_from: Import["mapping_from"];
  state: ImportState;
  planned: RowCounts | null;
  stopped: Told | null;
  failure: Told | null;
  undone: Import["undone"];
}
