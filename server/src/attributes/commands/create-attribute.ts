import { isSupport } from "@neroli/contract/access/roles.ts";
import type { NewAttribute } from "@neroli/contract/attributes/schema.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, emit } from "../../kernel/db/db.ts";
import { once } from "../../kernel/once/once.ts";
import { lockAttributes, refuseTaken, writtenNames, writtenSynonyms } from "./lock-attributes.ts";

/** Defines a term; a supplier's is a proposal. Answers its id. */
export async function createAttribute(actor: SignedInActor, form: NewAttribute): Promise<string> {
  const { field, term } = form;
  const status = isSupport(actor.roles) ? "APPROVED" : "PROPOSED";
  const proposed_by = status === "PROPOSED" ? actor.company_key : null;
  const synonyms = writtenSynonyms(term, form.synonyms);
  return once(async () => {
    await lockAttributes();
    await refuseTaken(field, [term, ...synonyms]);
    const { id } = await db()
      .insertInto("attributes")
      .values({
        ...form,
        names: JSON.stringify(writtenNames(form.names)),
        synonyms,
        status,
        proposed_by,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await audit(actor, {
      action: "attribute.created",
      key: id,
      company_key: proposed_by,
      after: { ...form, status },
    });
    emit({ topic: "attribute.changed", key: id });
    return id;
  });
}
