import { type SessionState, sessionState } from "./session/state.ts";

/**
 * A page whose data are read before somebody goes there, because the pointer or the focus rests on a
 * link to it. Nothing of it is shown, told or counted until it is opened.
 */
interface Ahead {
  address: string;
  data: Promise<unknown>;
  /** Milliseconds of performance.now(). */
  until: number;
  /** Who signs in or out gets nothing of it. */
  reader: SessionState | "visitor";
}

/** What was read longer ago may have changed. */
const milliseconds = 10_000;

/** One alone: a pointer rests on one link. */
let ahead: Ahead | null = null;

/** Before a session was looked for, calls are a visitor's. */
function readerNow(): Ahead["reader"] {
  const session = sessionState();
  const isVisitor =
    session.state === "signed-out" || (session.state === "loading" && !session.returning);
  return isVisitor ? "visitor" : session;
}

const addressOf = ({ pathname, search }: URL): string => pathname + search;

/** Reads it, unless that is done. What fails is read again, and said, once somebody is there. */
export function readAhead(url: URL, read: () => Promise<unknown>): void {
  if (freshFor(url)) return;
  const one: Ahead = {
    address: addressOf(url),
    data: read(),
    until: performance.now() + milliseconds,
    reader: readerNow(),
  };
  ahead = one;
  one.data.catch(() => {
    if (ahead === one) ahead = null;
  });
}

/** What was read ahead of this page for this reader, once; undefined where that is nothing. */
export async function takeAhead(url: URL): Promise<unknown> {
  const taken = freshFor(url);
  ahead = null;
  try {
    return await taken?.data;
  } catch {
    return undefined;
  }
}

function freshFor(url: URL): Ahead | null {
  const isFresh =
    ahead?.address === addressOf(url) &&
    ahead.until > performance.now() &&
    ahead.reader === readerNow();
  return isFresh ? ahead : null;
}
