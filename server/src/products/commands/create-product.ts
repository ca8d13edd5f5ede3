import { segmentsOf } from "@neroli/contract/enumerations/products.ts";
import { completenessColumns } from "@neroli/contract/products/completeness.ts";
import type { NewProduct } from "@neroli/contract/products/editor-schema.ts";
import { lacksToPublish } from "@neroli/contract/products/states.ts";
import { noteMaking } from "../../interactions/commands/note-interactions.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, emit } from "../../kernel/db/db.ts";
import { AppError, found, invalidField, notFound } from "../../kernel/errors.ts";
import { randomKey, slug } from "../../kernel/key.ts";
import { once } from "../../kernel/once/once.ts";
import { findCompany } from "../../published/companies.ts";
import { may } from "../policy.ts";
import { readForm } from "./read-form.ts";
import { writeHistory } from "./write-history.ts";

/** Answers the key, which is made from the name. */
export async function createProduct(
  actor: SignedInActor,
  { company_key, form }: { company_key: string; form: NewProduct },
): Promise<string> {
  const { offering, segment, duplicate_of } = form;
  return once(async () => {
    if (!may(actor, "edit", company_key)) throw notFound();
    found(await findCompany(company_key));
    if (duplicate_of !== undefined) await findSource(actor, duplicate_of);
    refuseSegment(form);
    const { fields, visibility } = await readForm(actor, { kind: form, form });
    const { state } = form;
    if (state === "LISTED" && lacksToPublish({ offering, segment, fields }).length > 0) {
      throw new AppError("products.untold");
    }
    const key = newKey(fields.name);
    await db()
      .insertInto("products")
      .values({
        key,
        company_key,
        offering,
        segment,
        state,
        name: fields.name,
        fields: JSON.stringify(fields),
        visibility: JSON.stringify(visibility),
        created_by: actor.user_key,
        updated_by: actor.user_key,
        ...completenessColumns({ offering, segment, fields }),
      })
      .execute();
    const after = duplicate_of === undefined ? {} : { duplicate_of };
    await writeHistory(actor, [
      { product_key: key, company_key, version: 1, action: "CREATED", after },
    ]);
    await audit(actor, {
      action: "product.created",
      key,
      company_key,
      after: { offering, segment, state, ...fields, ...after },
    });
    await noteMaking(actor, { deed: "CREATE", offering, product_key: key });
    emit({ topic: "product.changed", key });
    return key;
  });
}

/** Readable, and never the key of another: its end is random. */
const newKey = (name: string): string =>
  `${slug(name).slice(0, 60).replace(/-$/, "")}-${randomKey()}`;

/** Refuses a source of a duplicate that the actor may not read; the page has copied its values. */
async function findSource(actor: SignedInActor, key: string): Promise<void> {
  const { company_key } = found(
    await db()
      .selectFrom("products")
      .where("key", "=", key)
      .select("company_key")
      .executeTakeFirst(),
  );
  if (!may(actor, "edit", company_key)) throw notFound();
}

/** Food is only for ingredients (spec 3). */
function refuseSegment({ offering, segment }: NewProduct): void {
  if (segmentsOf[offering].includes(segment)) return;
  const message = `is no segment of ${offering.toLowerCase()}`;
  throw invalidField({ path: "segment", code: "choice", message });
}
