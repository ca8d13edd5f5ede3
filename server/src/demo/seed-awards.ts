import type { NewAward } from "@neroli/contract/awards/schema.ts";
import { createAward } from "../awards/factory.ts";
import { getAward } from "../awards/queries/list-awards.ts";
import { listNominees } from "../awards/queries/list-nominees.ts";
import { today } from "../kernel/clock.ts";
import { db } from "../kernel/db/db.ts";

/** What was read and asked for this year won awards; one is still to be given. */
export async function seedAwards(): Promise<void> {
  const year = today().slice(0, 4);
  const days = { from: `${year}-01-01`, to: `${year}-12-31` };
  await seedAward({ name: `Most wanted ${year}`, measure: "REQUESTS", ...days });
  const ofReaders = { name: `Readers’ choice ${year}`, measure: "VIEWS" } as const;
  await seedAward({ recipients: "COMPANY", ...ofReaders, ...days });
  await createAward({ name: `Best documented ${year}`, measure: "DOWNLOADS", ...days });
}

/** Given to whom the figures name first. */
async function seedAward(award: Partial<NewAward>): Promise<void> {
  const { id } = await createAward(award);
  const { nominees } = await listNominees(await getAward(id), undefined);
  const [first] = nominees;
  if (!first) return;
  const holder = award.recipients === "COMPANY" ? "company_key" : "product_key";
  await db()
    .insertInto("award_givings")
    .values({ award: id, [holder]: first.key })
    .execute();
}
