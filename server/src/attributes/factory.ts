import type { Insertable } from "kysely";
import type { DB } from "../../db/types.ts";
import { db, emit, transaction } from "../kernel/db/db.ts";
import { randomKey } from "../kernel/key.ts";
import type { AttributeRow, Names } from "./present.ts";

type NewAttribute = Partial<Omit<Insertable<DB["attributes"]>, "names" | "field">> &
  Partial<Pick<AttributeRow, "field">> & { names?: Names };

/** An approved term of the functions, where nothing else is said. */
export const createAttribute = ({ names = {}, ...given }: NewAttribute = {}) =>
  transaction(async () => {
    const attribute = await db()
      .insertInto("attributes")
      .values({
        field: "functions",
        term: `Term ${randomKey()}`,
        status: "APPROVED",
        ...given,
        names: JSON.stringify(names),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    emit({ topic: "attribute.changed", key: attribute.id });
    return attribute;
  });
