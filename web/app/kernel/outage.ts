import { useSyncExternalStore } from "react";

/** Milliseconds until the next look, longer each time; each tab takes a different part of it. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
/** Somebody who comes back to the window does not make it look each time. */
const shortestPause = 1_000;
const patience = 5_000;
/** The server, or a proxy before it, says that it is away for a while. */
const awayStatuses = new Set([502, 503, 504]);

let away = false;
let looking: Promise<boolean> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let looks = 0;
let lastLook = 0;
const watchers = new Set<() => void>();
const returns = new Set<() => void>();

/** Whether the server can be reached and is ready, asked now; never rejects. */
export function isReachable(): Promise<boolean> {
  looking ??= look().finally(() => {
    looking = undefined;
  });
  return looking;
}

async function look(): Promise<boolean> {
  lastLook = Date.now();
  try {
    const signal = AbortSignal.timeout(patience);
    const { status } = await fetch("/health/ready", { cache: "no-store", signal });
    // A proxy that keeps the path to itself has answered, too.
    return status < 500;
  } catch {
    return false;
  }
}

/** A call was not answered, or by a server that is away: is it all of it? */
export function noteTrouble(): void {
  if (!away) void isReachable().then(settle);
}

/** What became of a call; null where no answer came. */
export function noteOutcome(status: number | null): void {
  if (status === null || awayStatuses.has(status)) noteTrouble();
}

function settle(reached: boolean): void {
  clearTimeout(timer);
  const wasAway = away;
  away = !reached;
  if (wasAway !== away) looks = 0;
  if (away || isUnsure()) {
    const pause = pauses[Math.min(looks++, pauses.length - 1)] ?? shortestPause;
    timer = setTimeout(tryNow, pause * (0.5 + Math.random() / 2));
  }
  if (wasAway === away) return;
  for (const watcher of watchers) watcher();
  if (!away) for (const back of returns) back();
}

/** Without a network, says the browser: what has answered may have been on its way when that went. */
const isUnsure = () => !navigator.onLine;

/** Looks at once instead of when it is time. */
export function tryNow(): void {
  if (away || isUnsure()) void isReachable().then(settle);
}

function tryOnReturn(): void {
  if (document.visibilityState === "visible" && Date.now() - lastLook > shortestPause) tryNow();
}

/** Looks again when the network or the person is back; answers how to end that. */
export function watchNetwork(): () => void {
  addEventListener("online", tryNow);
  addEventListener("offline", noteTrouble);
  addEventListener("focus", tryOnReturn);
  document.addEventListener("visibilitychange", tryOnReturn);
  if (!navigator.onLine) noteTrouble();
  return () => {
    removeEventListener("online", tryNow);
    removeEventListener("offline", noteTrouble);
    removeEventListener("focus", tryOnReturn);
    document.removeEventListener("visibilitychange", tryOnReturn);
  };
}

/** Called when the server is there again after it was away; answers how to end that. */
export function onReturn(back: () => void): () => void {
  returns.add(back);
  return () => returns.delete(back);
}

/** Resolves when the server is there, at once where it is. */
export async function untilReachable(): Promise<void> {
  const reached = await isReachable();
  settle(reached);
  if (reached) return;
  await new Promise<void>((resolve) => {
    const end = onReturn(() => {
      end();
      resolve();
    });
  });
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Whether the server is known to be away. */
export const isAway = (): boolean => away;

export const useAway = (): boolean => useSyncExternalStore(subscribe, isAway, () => false);
