import type { Selectable } from "kysely";
import type { DB } from "../../db/types.ts";

/** An import as its row holds it. */
export type ImportRecord = Selectable<DB["imports"]>;
