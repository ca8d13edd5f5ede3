import { pictureKinds } from "@neroli/contract/companies/pictures.ts";
import { changeCompany, lockCompany } from "../../companies/commands/change-company.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { dropAssets } from "./drop-assets.ts";

/**
 * Takes a picture of the company away, within the caller's transaction. Answers where its bytes
 * are, to be discarded after it.
 */
export async function takeCompanyPicture(
  actor: SignedInActor,
  { company_key, id }: { company_key: string; id: string },
): Promise<string[]> {
  const row = await lockCompany(actor, company_key);
  const { kind: type } = found(
    await db()
      .selectFrom("assets")
      .where("id", "=", id)
      .where("company_key", "=", row.key)
      .where("product_key", "is", null)
      .where("kind", "in", pictureKinds)
      .select("kind")
      .executeTakeFirst(),
  );
  const stored = row.segments;
  const segment = stored.find(({ image }) => image === id)?.segment ?? null;
  const without = stored.map(({ image, ...one }) =>
    image && image !== id ? { ...one, image } : one,
  );
  await changeCompany(row.key, segment ? { segments: JSON.stringify(without) } : {});
  await audit(actor, {
    action: "company.picture-removed",
    key: row.key,
    company_key: row.key,
    before: { type, segment, picture: id },
    after: null,
  });
  return dropAssets([id]);
}
