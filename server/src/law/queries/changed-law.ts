import type { EntryPlace } from "@neroli/contract/law/schema.ts";
import type { NotificationData } from "@neroli/contract/notifications/schema.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { indexLaw } from "../judging/law-index.ts";
import { conditionOf } from "../judging/rules.ts";
import type { AnnexEntry } from "../reading/annex-entry.ts";
import { entryColumns } from "./known-entries.ts";

interface Named {
  name: string;
  cas: readonly string[];
}

/** Entries that were changed, to find whom they are about. */
export interface ChangedLaw {
  /** Those that speak of one of the substances, each once. */
  find(substances: readonly Named[]): AnnexEntry[];
}

/** The entries as they are now; also one that was moved or deleted is about what it named. */
export async function readChangedLaw(places: readonly EntryPlace[]): Promise<ChangedLaw> {
  const entries = await db()
    .selectFrom("law_entries")
    .where(
      sql<boolean>`(annex, number, part) in (
        select annex, number, part
        from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
          as place (annex text, number text, part int))`,
    )
    .select(entryColumns)
    .orderBy("number_order")
    .orderBy("number")
    .orderBy("part")
    .execute();
  const index = indexLaw(entries.map((entry) => ({ ...entry, gone: false })));
  return {
    find: (substances) => {
      const named = substances.flatMap((each) => index.find(each).map(({ rules }) => rules.entry));
      return [...new Set(named)];
    },
  };
}

/** As many substances as a notification names. */
const most = 3;

/** What is told of these entries. */
export function newsOf(
  entries: readonly AnnexEntry[],
): Pick<NotificationData, "substances" | "more_substances" | "banned"> {
  const bans = entries.filter(isBan);
  const names = [...new Set((bans.length > 0 ? bans : entries).map(nameOf))];
  return {
    substances: names.slice(0, most),
    more_substances: Math.max(0, names.length - most),
    banned: bans.length > 0,
  };
}

/** Whatever it is for. */
const isBan = ({ annex, name, gone }: AnnexEntry) =>
  annex === "II" && !gone && conditionOf(name) === null;

/** By its first INCI name, else as the entry is headed. */
const nameOf = ({ names, name }: AnnexEntry) => names[0] ?? name;
