import { elapsed } from "../../kernel/clock.ts";

/** Pages that nobody reads more of in a minute, and how long who did is taken for a robot. */
const most = 60;
const window = 60_000;
const shutMilliseconds = 3_600_000;
const mostReaders = 20_000;

interface Pace {
  pages: number;
  until: number;
  shut: boolean;
}
const paces = new Map<string, Pace>();

/** Whether somebody turns pages faster than people do, now or within the hour. */
export function isTooFast(reader: string, pages: number): boolean {
  const known = paces.get(reader);
  const pace = known && elapsed() < known.until ? known : begin(reader);
  pace.pages += pages;
  if (pace.pages > most && !pace.shut) {
    pace.shut = true;
    pace.until = elapsed() + shutMilliseconds;
  }
  return pace.shut;
}

function begin(reader: string): Pace {
  const pace = { pages: 0, until: elapsed() + window, shut: false };
  paces.delete(reader);
  paces.set(reader, pace);
  const oldest = paces.keys().next().value;
  if (paces.size > mostReaders && oldest !== undefined) paces.delete(oldest);
  return pace;
}
