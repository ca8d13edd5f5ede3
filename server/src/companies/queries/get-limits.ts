import type { LimitsAndUse } from "@neroli/contract/companies/limits.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { readStorage } from "../../kernel/assets/storage.ts";
import { readOwnLimits, usualLimits } from "../../kernel/company-limits.ts";
import { countCheckedRows } from "../../published/imports.ts";
import { getKnown } from "./get-company.ts";

/** What a company keeps and may keep, for support. */
export async function getLimits(actor: SignedInActor, companyKey: string): Promise<LimitsAndUse> {
  const { key } = await getKnown(actor, companyKey);
  const own = await readOwnLimits(key);
  const usual = usualLimits();
  return {
    storage: {
      used: (await readStorage(key)).used,
      own: own.storage_gigabytes,
      usual: usual.storage_gigabytes,
    },
    rows: {
      used: await countCheckedRows(key, null),
      own: own.checked_rows,
      usual: usual.checked_rows,
    },
  };
}
