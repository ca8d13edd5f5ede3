import type { Language } from "@neroli/contract/kernel/language.ts";
import { editsProductsOf } from "@neroli/contract/products/visibility.ts";
import { findAccount } from "../users/queries.ts";

/** Whether that person may have everything that the company has at this moment. */
export async function mayHave(
  userKey: string,
  { company_key, language }: { company_key: string; language: Language },
): Promise<boolean> {
  const account = await findAccount(userKey, language);
  if (!account?.enabled || account.status === "BLOCKED") return false;
  return editsProductsOf(account.actor, company_key);
}
