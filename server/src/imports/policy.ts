import { isSupport } from "@neroli/contract/access/roles.ts";
import { mayAccess } from "@neroli/contract/access/table.ts";
import {
  type ImportAction,
  type ImportFacts,
  importRefusal,
} from "@neroli/contract/imports/states.ts";
import type { ErrorCode } from "@neroli/contract/kernel/errors.ts";
import type { Selectable } from "kysely";
import type { DB } from "../../db/types.ts";
import type { Actor } from "../kernel/actor.ts";
import { AppError } from "../kernel/errors.ts";

/** An import as its row holds it. */
export type ImportRecord = Selectable<DB["imports"]>;

/** Whether the imports of that company exist for this actor: one's own company's, and support's all. */
export const seesImportsOf = (actor: Actor, companyKey: string): boolean =>
  isSupport(actor.roles) || actor.company_key === companyKey;

/** Whether this actor may import products for that company (spec 6, create products). */
export const mayImportFor = (actor: Actor, companyKey: string): boolean =>
  seesImportsOf(actor, companyKey) && mayAccess("create-products", actor) === "allowed";

/** The facts that decide what may be done with an import. */
const factsOf = (record: ImportRecord): ImportFacts => ({
  state: record.state,
  mapped: record.mapping !== null,
  touched: record.state === "UNDONE" ? 0 : record.created + record.updated,
  file: record.storage_key !== null,
});

export const refusalOf = (action: ImportAction, record: ImportRecord): ErrorCode | null =>
  importRefusal(action, factsOf(record));

/** Throws the reason why this cannot be done with the import now. */
export function refuseUnless(action: ImportAction, record: ImportRecord): void {
  const refusal = refusalOf(action, record);
  if (refusal) throw new AppError(refusal);
}
