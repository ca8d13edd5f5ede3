import { followStream } from "./follow-stream.ts";

/** What tabs of a browser tell each other, of one person. */
interface Message {
  person: string;
  /** There is news up to this id of the stream. */
  news?: string;
  /** What the tab shows as unread now. */
  unread?: string;
}

interface Hears {
  /** There is something new. */
  news: () => void;
  /** What is unread may be other than what this tab shows. */
  unread: () => void;
}

export interface FollowedNews {
  /** Says what this tab shows as unread; tabs that show something else ask again. */
  show(unread: string): void;
  stop(): void;
}

/**
 * Hears of what is new for the person: one tab of the browser listens to the server and tells the
 * others, the next one goes on when it is closed. Where tabs cannot agree on one, as without https,
 * each asks by the clock alone.
 */
export function followNews(person: string, hears: Hears): FollowedNews {
  const name = `neroli-notifications:${person}`;
  const channel = new BroadcastChannel(name);
  let lastId: string | undefined;
  let shown: string | undefined;
  let listening = new AbortController();
  const tell = (message: Omit<Message, "person">) => channel.postMessage({ person, ...message });
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.person !== person) return;
    if (data.news !== undefined) {
      lastId = data.news;
      hears.news();
    }
    if (data.unread !== undefined && data.unread !== shown) hears.unread();
  };
  const heard = (id: string, isNews: boolean, begins: boolean) => {
    lastId = id;
    if (isNews) {
      hears.news();
      tell({ news: id });
    } else if (begins) hears.unread();
  };
  const listen = () => {
    listening = new AbortController();
    const { signal } = listening;
    navigator.locks
      ?.request(name, { signal }, () =>
        followStream({
          signal,
          lastId: () => lastId,
          heard: (id, { keys, begins }) => heard(id, keys.length > 0, begins),
        }),
      )
      // Given up before it was this tab's turn.
      .catch(() => {});
  };
  // A page that sleeps in the history keeps no others from listening.
  const onHide = () => listening.abort();
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listen();
  };
  addEventListener("pagehide", onHide);
  addEventListener("pageshow", onShow);
  listen();
  return {
    show(unread) {
      if (unread === shown) return;
      shown = unread;
      tell({ unread });
    },
    stop() {
      removeEventListener("pagehide", onHide);
      removeEventListener("pageshow", onShow);
      listening.abort();
      channel.close();
    },
  };
}
