/** Names of the IANA database alone: offsets such as "+02:00" know no summer time. */
const nameShape = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/;

/** Whether it is the name of a time zone, such as "Europe/Berlin". */
export function isTimeZone(name: string): boolean {
  if (!nameShape.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
