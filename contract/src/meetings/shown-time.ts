/** A moment by the clock of a time zone: its day as DD/MM/YYYY (spec 9), and HH:MM. */
export function clockIn(instant: string, timeZone: string): { day: string; time: string } {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    ...({ day: "2-digit", month: "2-digit", year: "numeric" } as const),
    ...({ hour: "2-digit", minute: "2-digit" } as const),
  }).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  return {
    day: `${part("day")}/${part("month")}/${part("year")}`,
    time: `${part("hour")}:${part("minute")}`,
  };
}

/**
 * A moment as people at an exhibition read it: by the clock there, and in brackets by their own
 * where that shows another time: "24/11/2026 14:30 (13:30 Europe/London)".
 */
export function meetingTime(
  instant: string,
  { there, own }: { there: string; own: string | null },
): string {
  const at = clockIn(instant, there);
  const said = `${at.day} ${at.time}`;
  if (own === null) return `${said} (${there})`;
  const home = clockIn(instant, own);
  if (home.time === at.time && home.day === at.day) return said;
  const day = home.day === at.day ? "" : `${home.day} `;
  return `${said} ${there} (${day}${home.time} ${own})`;
}
