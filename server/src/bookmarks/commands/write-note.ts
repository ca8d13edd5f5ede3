import type { NoteForm } from "@neroli/contract/bookmarks/schema.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { AppError, found } from "../../kernel/errors.ts";
import { visibleTo } from "../policy.ts";

/** Writes the note, if it was not changed in another tab since it was read. */
export async function writeNote(
  actor: SignedInActor,
  { product_key, form }: { product_key: string; form: NoteForm },
): Promise<void> {
  await transaction(async () => {
    const before = found(
      await db()
        .selectFrom("bookmarks")
        .where(visibleTo(actor))
        .where("product_key", "=", product_key)
        .select(["note", "version"])
        .forUpdate()
        .executeTakeFirst(),
    );
    const { note, version } = form;
    if (before.note === note) return;
    if (before.version !== version) {
      throw new AppError("conflict", {
        version: before.version,
        changed: ["note"],
        current: { note: before.note },
      });
    }
    await db()
      .updateTable("bookmarks")
      .set({ note, version: version + 1 })
      .where(visibleTo(actor))
      .where("product_key", "=", product_key)
      .execute();
  });
}
