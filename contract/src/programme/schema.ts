import { z } from "zod";
import { byRule, Day, Instant, Key, line, text } from "../kernel/values.ts";
import { clockTimes } from "../meetings/clock-times.ts";
import { endsAfterStart } from "../meetings/form-rules.ts";

/** The most talks of one exhibition. */
export const mostTalks = 500;

const form = {
  title: line(200),
  description: text(4_000),
  speaker: text(200),
  company: Key.nullable().describe("that gives the talk; it takes part in the exhibition"),
  room: text(120).describe("the hall or room; empty while nobody knows"),
  day: Day.describe("of the exhibition"),
  from: z.enum(clockTimes).describe("by the clock of the exhibition's time zone"),
  to: z.enum(clockTimes),
};

export const NewTalk = z
  .strictObject({
    ...form,
    description: form.description.default(""),
    speaker: form.speaker.default(""),
    company: form.company.default(null),
    room: form.room.default(""),
  })
  .refine(...byRule(endsAfterStart));
export type NewTalk = z.output<typeof NewTalk>;

export const TalkForm = z
  .strictObject({ ...form, version: z.int().min(1).describe("as it was read") })
  .refine(...byRule(endsAfterStart));
export type TalkForm = z.output<typeof TalkForm>;

/** A talk in the programme of an exhibition, as anybody reads it. */
export const Talk = z.object({
  key: z.uuid(),
  title: z.string(),
  description: z.string(),
  speaker: z.string(),
  company: z.object({ key: Key, name: z.string() }).nullable(),
  room: z.string(),
  day: Day.describe("by the clock of the exhibition, as `from` and `to`"),
  from: z.string(),
  to: z.string(),
  starts_at: Instant,
  ends_at: Instant,
});
export type Talk = z.infer<typeof Talk>;

/** In the order of time. */
export const Programme = z.object({ time_zone: z.string(), content: z.array(Talk) });

/** The same for who keeps it. */
export const KeptTalk = Talk.extend({ version: z.int() });
export type KeptTalk = z.infer<typeof KeptTalk>;

export const KeptProgramme = z.object({
  starts_on: Day.nullable().describe("the first day of the exhibition"),
  ends_on: Day.nullable(),
  time_zone: z.string(),
  content: z.array(KeptTalk),
});
export type KeptProgramme = z.infer<typeof KeptProgramme>;
