import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { lockCompany } from "../../published/companies.ts";
import { listLabelsOf } from "../queries.ts";
import { refuseUnknown } from "./lock-labels.ts";

/** Gives a company these labels and no others. */
export async function labelCompany(
  actor: SignedInActor,
  { company_key, labels }: { company_key: string; labels: readonly string[] },
): Promise<void> {
  const wanted = [...new Set(labels)];
  await transaction(async () => {
    found(await lockCompany(company_key));
    await refuseUnknown(wanted, "labels");
    const before = await listLabelsOf(company_key);
    const kept = before.filter(({ key }) => wanted.includes(key)).length;
    if (kept === wanted.length && kept === before.length) return;
    await db().deleteFrom("company_labels").where("company_key", "=", company_key).execute();
    if (wanted.length > 0) {
      await db()
        .insertInto("company_labels")
        .values(wanted.map((label_key) => ({ company_key, label_key })))
        .execute();
    }
    const after = await listLabelsOf(company_key);
    await audit(actor, {
      action: "company.labelled",
      key: company_key,
      company_key,
      before: { labels: before.map(({ title }) => title) },
      after: { labels: after.map(({ title }) => title) },
    });
    emit({ topic: "company.changed", key: company_key });
  });
}
