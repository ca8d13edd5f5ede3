import type { Job } from "../kernel/jobs/jobs.ts";
import { remindOfMeetings } from "./commands/remind-of-meetings.ts";

/** Both sides are told of a meeting a day before it and half an hour before. */
export const remindOfMeetingsSoon: Job = {
  name: "meetings-soon",
  cron: "*/5 * * * *",
  run: remindOfMeetings,
};
