import { mostPolicies, type NewPolicy } from "@neroli/contract/policies/schema.ts";
import { toCas } from "@neroli/contract/products/identifiers.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { AppError, found, invalidField } from "../../kernel/errors.ts";
import { isNamed, keysEverOf, lockCompany, publishedCompanies } from "../../published/companies.ts";
import { foldValue } from "../judging/fold-value.ts";
import { assertEdits } from "../policy.ts";

/** Adds a policy, or writes another note where it is there already; answers its id. */
export async function addPolicy(
  actor: SignedInActor,
  { companyKey, form }: { companyKey: string; form: NewPolicy },
): Promise<string> {
  return transaction(async () => {
    assertEdits(actor, companyKey);
    // One after the other, so that the same is added once and no more than there may be.
    const { key: company_key } = found(await lockCompany(companyKey));
    const same = await findSame(company_key, form);
    if (same) return writeNote(same.id, form.note);
    const value = await keptValue(form);
    await refuseFull(company_key);
    const { list, dimension, note = "" } = form;
    const { id } = await db()
      .insertInto("company_policies")
      .values({
        ...{ company_key, list, dimension, value, note, created_by: actor.user_key },
        folded: foldValue(dimension, value),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });
}

async function writeNote(id: string, note: string | undefined): Promise<string> {
  if (note !== undefined) {
    await db().updateTable("company_policies").set({ note }).where("id", "=", id).execute();
  }
  return id;
}

/** A supplier is the same by each key that it ever had. */
function findSame(company_key: string, { list, dimension, value }: NewPolicy) {
  const folded = foldValue(dimension, value);
  const all = db()
    .selectFrom("company_policies")
    .where("company_key", "=", company_key)
    .where("list", "=", list)
    .where("dimension", "=", dimension);
  const same =
    dimension === "SUPPLIER"
      ? all.where("folded", "in", keysEverOf(folded))
      : all.where("folded", "=", folded);
  return same.select("id").executeTakeFirst();
}

async function keptValue({ dimension, value }: NewPolicy): Promise<string> {
  if (dimension === "CAS") return toCas(value);
  if (dimension !== "SUPPLIER") return value;
  const supplier = await db()
    .selectFrom(publishedCompanies())
    .where(isNamed(value))
    .where("shown", "=", true)
    .select("key")
    .executeTakeFirst();
  if (!supplier) throw invalidField({ path: "value", code: "choice" });
  return supplier.key;
}

async function refuseFull(company_key: string): Promise<void> {
  const { count } = await db()
    .selectFrom("company_policies")
    .where("company_key", "=", company_key)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (count >= mostPolicies) throw new AppError("policies.full", { most: mostPolicies });
}
