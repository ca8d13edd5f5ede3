import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { getAward } from "../queries/list-awards.ts";
import { candidatesFor } from "../queries/list-nominees.ts";
import { emitChanged } from "./emit-changed.ts";
import { lockAward } from "./lock-award.ts";

interface Giving {
  id: string;
  recipient: string;
}

/** Whom the award is for: what everybody may see, of its segment. */
const getCandidate = async ({ id, recipient }: Giving) =>
  found(
    await db()
      .selectFrom(candidatesFor(await getAward(id)))
      .where("key", "=", recipient)
      .select(["name", "company_key"])
      .executeTakeFirst(),
  );

/** Gives it once: who has it already keeps it. */
export async function giveAward(actor: SignedInActor, giving: Giving): Promise<void> {
  await transaction(async () => {
    const { id, recipient } = giving;
    const { name, recipients } = await lockAward(id);
    const candidate = await getCandidate(giving);
    const holder = holderOf(recipients, recipient);
    const { numInsertedOrUpdatedRows: added } = await db()
      .insertInto("award_givings")
      .values({ award: id, ...holder })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (!added) return;
    const { company_key } = candidate;
    const after = { name, recipient: candidate.name };
    await audit(actor, { action: "award.given", key: id, company_key, after });
    emitChanged([holder]);
  });
}

/** Takes it back, also from who may be seen no longer; who has none keeps none. */
export async function takeAward(actor: SignedInActor, { id, recipient }: Giving): Promise<void> {
  await transaction(async () => {
    const { name, recipients } = await lockAward(id);
    const holder = holderOf(recipients, recipient);
    const { numDeletedRows: taken } = await db()
      .deleteFrom("award_givings")
      .where("award", "=", id)
      .where(recipients === "PRODUCT" ? "product_key" : "company_key", "=", recipient)
      .executeTakeFirstOrThrow();
    if (!taken) return;
    await audit(actor, { action: "award.taken", key: id, before: { name, recipient } });
    emitChanged([holder]);
  });
}

const holderOf = (recipients: string, key: string) => ({
  product_key: recipients === "PRODUCT" ? key : null,
  company_key: recipients === "COMPANY" ? key : null,
});
