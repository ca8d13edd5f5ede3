import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { AppError, fieldFailure } from "../../kernel/errors.ts";
import { allow } from "../policy.ts";
import { lockTarget } from "./lock-assets.ts";
import { tellChanged } from "./tell-changed.ts";

interface PictureOrder {
  company_key: string;
  product_key: string;
  /** Asset ids; pictures that are not named come after them, in the order that they had. */
  ids: readonly string[];
}

/** Puts the pictures of a product in order; answers their ids. */
export async function orderPictures(
  actor: SignedInActor,
  { company_key, product_key, ids }: PictureOrder,
): Promise<string[]> {
  allow(actor, "edit", company_key);
  return transaction(async () => {
    await lockTarget({ company_key, product_key });
    const before = await picturesOf(product_key);
    refuseUnknown(ids, before);
    const after = [...ids, ...before.filter((id) => !ids.includes(id))];
    if (after.every((id, at) => before[at] === id)) return after;
    await sql`
      update assets set position = ordered.position
      from unnest(${after}::uuid[]) with ordinality as ordered (id, position)
      where assets.id = ordered.id`.execute(db());
    await audit(actor, {
      action: "document.ordered",
      key: product_key,
      company_key,
      before: { pictures: before },
      after: { pictures: after },
    });
    await tellChanged({ company_key, product_key });
    return after;
  });
}

async function picturesOf(productKey: string): Promise<string[]> {
  const rows = await db()
    .selectFrom("assets")
    .where("product_key", "=", productKey)
    .where("kind", "=", "IMAGE")
    .select("id")
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

function refuseUnknown(ids: readonly string[], known: readonly string[]): void {
  const failures = ids.flatMap((id, at) =>
    known.includes(id)
      ? []
      : [
          fieldFailure({
            path: `ids.${at}`,
            code: "choice",
            message: "is no picture of the product",
          }),
        ],
  );
  if (failures.length > 0) throw new AppError("request.invalid", { failures });
}
