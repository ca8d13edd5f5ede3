import type { KeptTalk, Talk } from "@neroli/contract/programme/schema.ts";
import type { TalkRow } from "./queries/read-talks.ts";

/** A company that is not there for everybody any more is not named. */
export const presentTalk = (row: TalkRow): Talk => ({
  key: row.id,
  title: row.title,
  description: row.description,
  speaker: row.speaker,
  company: row.company_shown ? companyOf(row) : null,
  room: row.room,
  day: row.day,
  from: row.from,
  to: row.to,
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
});

export const presentKept = (row: TalkRow): KeptTalk => ({
  ...presentTalk(row),
  company: companyOf(row),
  version: row.version,
});

const companyOf = ({ company_key: key, company_name }: TalkRow) =>
  key === null ? null : { key, name: company_name ?? key };
