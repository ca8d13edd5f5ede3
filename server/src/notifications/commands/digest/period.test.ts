import { expect, test } from "vitest";
import { lastDigestTime } from "./period.ts";

test.each([
  // Before and after eight, and at it.
  ["DAILY", "Europe/Berlin", "2026-01-15T06:59:59Z", "2026-01-14", "2026-01-14T07:00:00.000Z"],
  ["DAILY", "Europe/Berlin", "2026-01-15T07:00:00Z", "2026-01-15", "2026-01-15T07:00:00.000Z"],
  // The clock goes forward on the 29th of March, and back on the 25th of October.
  ["DAILY", "Europe/Berlin", "2026-03-28T23:00:00Z", "2026-03-28", "2026-03-28T07:00:00.000Z"],
  ["DAILY", "Europe/Berlin", "2026-03-29T06:00:00Z", "2026-03-29", "2026-03-29T06:00:00.000Z"],
  ["DAILY", "Europe/Berlin", "2026-10-25T06:30:00Z", "2026-10-24", "2026-10-24T06:00:00.000Z"],
  ["DAILY", "Europe/Berlin", "2026-10-25T07:00:00Z", "2026-10-25", "2026-10-25T07:00:00.000Z"],
  ["DAILY", "America/New_York", "2026-03-08T12:00:00Z", "2026-03-08", "2026-03-08T12:00:00.000Z"],
  // Half an hour of summer time, and quarters of an hour.
  [
    "DAILY",
    "Australia/Lord_Howe",
    "2026-10-03T21:00:00Z",
    "2026-10-04",
    "2026-10-03T21:00:00.000Z",
  ],
  ["DAILY", "Asia/Kathmandu", "2026-05-05T02:15:00Z", "2026-05-05", "2026-05-05T02:15:00.000Z"],
  // Where it is another day than in UTC.
  ["DAILY", "Pacific/Kiritimati", "2026-05-05T18:00:00Z", "2026-05-06", "2026-05-05T18:00:00.000Z"],
  ["DAILY", "Pacific/Pago_Pago", "2026-05-05T18:59:00Z", "2026-05-04", "2026-05-04T19:00:00.000Z"],
  // Mondays, also across the change of the clock and the year.
  ["WEEKLY", "Europe/Berlin", "2026-03-30T05:59:00Z", "2026-03-23", "2026-03-23T07:00:00.000Z"],
  ["WEEKLY", "Europe/Berlin", "2026-03-30T06:00:00Z", "2026-03-30", "2026-03-30T06:00:00.000Z"],
  ["WEEKLY", "UTC", "2027-01-03T23:00:00Z", "2026-12-28", "2026-12-28T08:00:00.000Z"],
] as const)("%s in %s at %s", (period, zone, moment, day, at) => {
  const due = lastDigestTime(period, zone, new Date(moment));
  expect([due.day, due.at.toISOString()]).toEqual([day, at]);
});
