import { expect, test } from "vitest";
import { clockIn, meetingTime } from "./shown-time.ts";

test("a moment is read by the clock of the hall, in winter and in summer", () => {
  expect(clockIn("2027-01-12T23:30:00Z", "Europe/Berlin")).toEqual({
    day: "13/01/2027",
    time: "00:30",
  });
  expect(clockIn("2027-07-12T13:30:00Z", "Europe/Berlin").time).toBe("15:30");
});

test("whoever is elsewhere reads their own time, too", () => {
  const at = "2027-01-12T23:30:00Z";
  const there = "Europe/Berlin";
  expect(meetingTime(at, { there, own: "Europe/Rome" })).toBe("13/01/2027 00:30");
  expect(meetingTime(at, { there, own: "Europe/London" })).toBe(
    "13/01/2027 00:30 Europe/Berlin (12/01/2027 23:30 Europe/London)",
  );
  expect(meetingTime("2027-01-12T13:30:00Z", { there, own: "Europe/London" })).toBe(
    "12/01/2027 14:30 Europe/Berlin (13:30 Europe/London)",
  );
  expect(meetingTime(at, { there, own: null })).toBe("13/01/2027 00:30 (Europe/Berlin)");
});
