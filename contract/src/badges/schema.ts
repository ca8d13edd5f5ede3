import { z } from "zod";
import { badgeFields } from "../enumerations/badges.ts";
import { distinct, Instant, Key } from "../kernel/values.ts";

const Consents = distinct(z.enum(badgeFields), badgeFields.length);

export const BadgeForm = z.strictObject({
  consents: Consents.describe("the fields that may be shown; no others are"),
});
export type BadgeForm = z.output<typeof BadgeForm>;

/** Somebody's own badge at an exhibition. */
export const Badge = z.object({
  event: z.object({ key: Key, name: z.string() }),
  code: z.string().describe("twelve letters and digits, the last of which checks the others"),
  issued_at: Instant,
  consents: z.array(z.enum(badgeFields)),
  /** What each field says now; null where the profile says nothing. */
  fields: z.record(z.enum(badgeFields), z.string().nullable()),
});
export type Badge = z.infer<typeof Badge>;
