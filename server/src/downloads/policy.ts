import { isLanguage } from "@neroli/contract/kernel/language.ts";
import { editsProductsOf } from "@neroli/contract/products/visibility.ts";
import { sortByRight } from "../documents/queries/sort-by-right.ts";
import type { SignedInActor } from "../kernel/actor.ts";
import { db } from "../kernel/db/db.ts";
import { findAccount } from "../users/queries.ts";
import type { DownloadRow } from "./queries.ts";

/** For whom a download was made, with the rights of this moment; null for who is shut out. */
export async function findOwner(userKey: string): Promise<SignedInActor | null> {
  const user = await db()
    .selectFrom("users")
    .where("key", "=", userKey)
    .select("language")
    .executeTakeFirst();
  const account = await findAccount(userKey, isLanguage(user?.language) ? user.language : "en");
  if (!account?.enabled || account.status === "BLOCKED") return null;
  return account.actor;
}

/** What is being made is not started twice; an export is asked for where its products are. */
export const isRepeatable = ({ kind, state, documents }: DownloadRow): boolean =>
  kind === "DOCUMENTS" && documents.length > 0 && state !== "WAITING" && state !== "WORKING";

/** Whether its owner may have at this moment what is in a download. */
export async function mayStillHave(owner: SignedInActor, download: DownloadRow): Promise<boolean> {
  const { kind, company_key, documents } = download;
  if (kind === "EXPORT") return company_key !== null && editsProductsOf(owner, company_key);
  return (await sortByRight(owner, documents)).refused.length === 0;
}
