import { z } from "zod";
import { allowances } from "../kernel/allowance.ts";
import { byRule, Day, Instant, Key, line, text } from "../kernel/values.ts";
import { clockTimes } from "./clock-times.ts";
import { endsAfterStart, isMoment } from "./form-rules.ts";
import { meetingActions, meetingSides, meetingStatuses } from "./states.ts";

/** The most hours of one exhibitor at one exhibition. */
export const mostHours = 60;

/** The bounds of how long a meeting may be, in minutes. */
export const shortestMeeting = 10;
export const longestMeeting = 120;

/** At most so many of an exhibitor's people can be met at the same time. */
export const mostAtOnce = 50;

/** When an exhibitor can be met. */
export const NewHours = z
  .strictObject({
    day: Day,
    from: z.enum(clockTimes),
    to: z.enum(clockTimes),
    minutes: z.int().min(shortestMeeting).max(longestMeeting).describe("of one meeting"),
    at_once: z.int().min(1).max(mostAtOnce).describe("how many can be met at the same time"),
  })
  .refine(...byRule(endsAfterStart));
export type NewHours = z.output<typeof NewHours>;

export const Hours = z.object({
  id: z.uuid(),
  day: Day,
  from: z.string(),
  to: z.string(),
  minutes: z.int(),
  at_once: z.int(),
});
export type Hours = z.infer<typeof Hours>;

/** A time at which the exhibitor can be met, and the reader has no other meeting. */
export const Slot = z.object({ starts_at: Instant, ends_at: Instant });
export type Slot = z.infer<typeof Slot>;

export const NewMeeting = z.strictObject({
  starts_at: line(40)
    .refine(...byRule(isMoment))
    .describe("the beginning of a free slot, ISO 8601 in UTC"),
  subject: line(200),
  message: text(2_000).default(""),
});
export type NewMeeting = z.output<typeof NewMeeting>;

export const MeetingReason = z.strictObject({ reason: line(2_000) });

export const Meeting = z.object({
  key: Key,
  side: z.enum(meetingSides).describe("the reader's side"),
  status: z.enum(meetingStatuses),
  event: z.object({ key: Key, name: z.string(), time_zone: z.string() }),
  exhibitor: z.object({
    key: Key,
    name: z.string(),
    hall: z.string().nullable(),
    stand: z.string().nullable(),
  }),
  visitor: z.object({ name: z.string(), company: z.string().nullable() }),
  starts_at: Instant,
  ends_at: Instant,
  subject: z.string(),
  message: z.string(),
  reason: z.string().nullable().describe("why it was declined or canceled"),
  can: allowances(meetingActions),
});
export type Meeting = z.infer<typeof Meeting>;

/** In the order of time. */
export const Meetings = z.object({ content: z.array(Meeting) });
