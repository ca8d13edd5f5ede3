import { type RawBuilder, type SqlBool, sql } from "kysely";
import { today } from "../../kernel/clock.ts";

/** Whether a row of assets makes a product complete: a document that is neither replaced nor over. */
export const completes = (): RawBuilder<SqlBool> => sql<SqlBool>`(
  assets.kind = 'DOCUMENT' and assets.replaced_at is null
  and (assets.valid_until is null or assets.valid_until >= ${today()}::date))`;
