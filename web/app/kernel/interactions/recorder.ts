import { lateMilliseconds } from "@neroli/contract/interactions/limits.ts";
import { currentToken } from "../access-token.ts";
import { keptList } from "../kept-list.ts";
import { isAway } from "../outage.ts";
import { sessionState } from "../session/state.ts";
import { visitorAt } from "./consent.ts";
import { instant, type Noted, type Told, takeTold } from "./tell.ts";

interface Kept {
  batch: string;
  /** Whose it is: nobody else in this tab sends it. */
  reader: string | null;
  portal: string | undefined;
  events: (Told & { at: number })[];
}

const address = "/api/interactions";
const type = "application/json";
/** As many as the contract takes at once, and how often they are sent. */
const most = 60;
const everyMilliseconds = 4_000;
/** After it was refused or got no answer. */
const pauseMilliseconds = 30_000;

const { current, change } = keptList<Kept>({
  key: "neroli.interactions",
  storage: () => sessionStorage,
});
let sending = false;
let pausedUntil = 0;
/** Batches that were sent as the page was left. */
const left = new Set<string>();

/** Tells the server what readers do, while the page is open and as it is left. */
export function record(): void {
  setInterval(() => void send(), everyMilliseconds);
  addEventListener("pagehide", leave);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") leave();
  });
  void send();
}

/** The key of who reads, null for a visitor; undefined while nobody knows. */
function reader(): string | null | undefined {
  const session = sessionState();
  if (session.state === "loading") return undefined;
  return session.state === "signed-in" ? session.profile.key : null;
}

/** Puts what was told into batches, and answers those that this reader may send. */
function pack(): readonly Kept[] {
  const who = reader();
  if (who === undefined) return [];
  const told = takeTold();
  const inTime = instant() - lateMilliseconds;
  const kept = current().filter(
    ({ reader, events: [first] }) => reader === who && first && first.at > inTime,
  );
  const all = [...kept, ...batchesOf(told, who)];
  if (told.length > 0 || all.length < current().length) change(all);
  return all;
}

function batchesOf(told: readonly Noted[], reader: string | null): Kept[] {
  const batches: Kept[] = [];
  for (const { told: event, at, portal } of told) {
    let last = batches.at(-1);
    if (!last || last.portal !== portal || last.events.length === most) {
      last = { batch: crypto.randomUUID(), reader, portal, events: [] };
      batches.push(last);
    }
    last.events.push({ ...event, at });
  }
  return batches;
}

function bodyOf({ batch, portal, reader, events }: Kept): string {
  const now = instant();
  const visitor = reader === null ? visitorAt(events[0]?.at ?? 0) : undefined;
  const aged = events.map(({ at, ...told }) => ({
    ...told,
    ago: Math.max(0, Math.round(now - at)),
  }));
  return JSON.stringify({ batch, portal, visitor, events: aged });
}

/** One after the other. What is not answered stays, and is sent again as the same batch. */
async function send(): Promise<void> {
  const batches = pack();
  if (sending || isAway() || !navigator.onLine || instant() < pausedUntil) return;
  sending = true;
  for (const kept of batches) {
    const taken = await post(kept).catch(() => false);
    if (!taken) {
      pausedUntil = instant() + pauseMilliseconds;
      break;
    }
    change(current().filter(({ batch }) => batch !== kept.batch));
  }
  sending = false;
}

/** Whether that is settled: taken, or never to be. */
async function post(kept: Kept): Promise<boolean> {
  const token = kept.reader === null ? undefined : await currentToken();
  if (kept.reader !== reader()) return true;
  const headers = { "content-type": type, ...(token && { authorization: `Bearer ${token}` }) };
  const sent = { method: "POST", keepalive: true, headers, body: bodyOf(kept) };
  const { status } = await fetch(address, sent);
  return status < 500;
}

/**
 * The page may be over. Nobody hears what becomes of a beacon, and it carries no token: so the batch
 * stays, and is sent once more where the tab goes on.
 */
function leave(): void {
  const batches = pack();
  if (isAway() || !navigator.onLine) return;
  for (const kept of batches.filter(({ batch }) => !left.has(batch))) {
    left.add(kept.batch);
    if (kept.reader !== null) void post(kept).catch(() => {});
    else navigator.sendBeacon(address, new Blob([bodyOf(kept)], { type }));
  }
}
