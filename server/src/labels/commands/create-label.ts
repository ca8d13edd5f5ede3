import type { NewLabel } from "@neroli/contract/labels/schema.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db } from "../../kernel/db/db.ts";
import { randomKey } from "../../kernel/key.ts";
import { once } from "../../kernel/once/once.ts";
import { lockLabels, refuseTitle } from "./lock-labels.ts";

/** Answers the key. */
export async function createLabel(actor: SignedInActor, form: NewLabel): Promise<string> {
  return once(async () => {
    const key = randomKey();
    await lockLabels();
    await refuseTitle(form.title);
    await db()
      .insertInto("labels")
      .values({ key, ...form })
      .execute();
    await audit(actor, { action: "label.created", key, after: form });
    return key;
  });
}
