import type { NotificationNews } from "@neroli/contract/notifications/schema.ts";
import { currentToken, noteRefusal } from "../../kernel/access-token.ts";
import { onReturn } from "../../kernel/outage.ts";
import { readEvents } from "./read-events.ts";

/** Milliseconds until it is tried again, longer each time; each browser takes a part of it. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
/** What went on for so long was a stream: the next try is a first one. */
const steady = 10_000;
/** The server gives a sign of life every 15 seconds; without any the connection is lost. */
const longestSilence = 45_000;

export interface Followed {
  signal: AbortSignal;
  /** The id up to which everything was heard, as far as any tab knows. */
  lastId: () => string | undefined;
  /** `begins`: nothing says what was missed before it. */
  heard: (id: string, news: NotificationNews & { begins: boolean }) => void;
}

/** Listens until the signal ends it: what breaks is begun again, with what was missed. */
export async function followStream(followed: Followed): Promise<void> {
  const { signal } = followed;
  for (let failures = 0; !signal.aborted; ) {
    const began = Date.now();
    await listenOnce(followed).catch(() => {});
    if (signal.aborted) return;
    if (Date.now() - began > steady) failures = 0;
    const pause = pauses[Math.min(failures++, pauses.length - 1)] ?? steady;
    await untilAgain(pause * (0.5 + Math.random() / 2), signal);
  }
}

async function listenOnce({ signal, lastId, heard }: Followed): Promise<void> {
  const token = await currentToken();
  if (token === undefined) return;
  const silent = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silent.abort(), longestSilence);
  };
  const after = lastId();
  let begins = after === undefined;
  alive();
  try {
    const response = await fetch("/api/notifications/stream", {
      cache: "no-store",
      signal: AbortSignal.any([signal, silent.signal]),
      headers: {
        authorization: `Bearer ${token}`,
        ...(after !== undefined && { "last-event-id": after }),
      },
    });
    if (!response.ok || !response.body) return await refused(response);
    for await (const { id, data } of readEvents(response.body, alive)) {
      heard(id, { ...(JSON.parse(data) as NotificationNews), begins });
      begins = false;
    }
  } finally {
    clearTimeout(timer);
  }
}

async function refused(response: Response): Promise<void> {
  const { code } = (await response.json()) as { code?: string };
  noteRefusal(response.status, code);
}

/** Sooner where the network or the server is said to be back. */
function untilAgain(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      signal.removeEventListener("abort", end);
      unwatch();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    const unwatch = onReturn(end);
    addEventListener("online", end);
    signal.addEventListener("abort", end);
  });
}
