const outages = new WeakSet<Error>();

/** Notes an error of the connection itself, which no code tells from those of other connections. */
export function noteOutage(error: unknown): void {
  if (error instanceof Error) outages.add(error);
}

/**
 * PostgreSQL's classes of errors that are nobody's mistake and pass: connection, lack of room,
 * operator's intervention, system; and the end of a connection that stayed in a transaction. So is a
 * full disk of the data folder.
 */
const passing = /^(08|53|57P|58)|^(25P03|ENOSPC|EDQUOT)$/;
/** What takes too long, or waits for somebody who does. */
const tooLong = /^(57014|55P03)$/;
/** The driver's own words, where it gives no code. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error)|is not queryable$/;

/** True when the database cannot be reached, or there is no room: another try may do better. */
export function isOutage(error: unknown): boolean {
  return someCause(error, (each) => {
    if (outages.has(each)) return true;
    const { code, message } = each as Error & { code?: unknown };
    return typeof code === "string" && code !== "" ? passing.test(code) : words.test(message);
  });
}

/** The same, or the database took longer than is waited for. */
export const isUnavailable = (error: unknown): boolean =>
  isOutage(error) ||
  someCause(error, (each) => tooLong.test(String((each as Error & { code?: unknown }).code)));

const deepest = 8;

function someCause(error: unknown, test: (error: Error) => boolean): boolean {
  let each = error;
  for (let depth = 0; depth < deepest && each instanceof Error; depth++) {
    if (test(each)) return true;
    each = each.cause;
  }
  return false;
}
