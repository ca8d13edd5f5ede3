import type { Badge } from "@neroli/contract/badges/schema.ts";
import { badgeFields } from "@neroli/contract/enumerations/badges.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { say } from "@neroli/phrases/say.ts";
import type { BadgeRow } from "./queries/get-badge.ts";

export function presentBadge(
  row: BadgeRow,
  { event, language }: { event: { key: string; display_name: string }; language: Language },
): Badge {
  const { job_title, department } = row;
  return {
    event: { key: event.key, name: event.display_name },
    code: row.code,
    issued_at: row.issued_at.toISOString(),
    consents: badgeFields.filter((field) => row.consents.includes(field)),
    fields: {
      NAME: `${row.firstname} ${row.lastname}`,
      COMPANY: row.company,
      FUNCTION: job_title || (department && say(language, `departments.${department}`)),
      EMAIL: row.email,
      PHONE: row.phone_number,
    },
  };
}
