import { addFollower } from "../events/events.ts";

interface CachedPage {
  /** The page, cut where its nonce stood. */
  parts: string[];
  bytes: number;
  status: number;
  headers: Record<string, string>;
  /** Milliseconds of performance.now(). */
  until: number;
}

/** A page as text: streams of the web standard cost more than all the rest of an answer. */
interface KeptPage {
  html: string;
  status: number;
  headers: Record<string, string>;
}

export interface PageCache {
  find(key: string, nonce: string): KeptPage | null;
  /** The page itself when it is none to keep. */
  keep(key: string, page: Response, nonce: string): Promise<KeptPage | Response>;
  stop(): void;
}

/** The greatest age of a page, in milliseconds, for changes that no event tells: a clock, a flag. */
const milliseconds = 60_000;
const maxBytes = 32_000_000;

/**
 * Pages as visitors get them. The server renders without a session (decisions, 5), so that a page
 * depends on its address and language alone: it is kept until anything at all changes. Each answer
 * gets a nonce of its own. The least recently asked for goes first when it is full.
 */
export function createPageCache(): PageCache {
  const pages = new Map<string, CachedPage>();
  let bytes = 0;
  const forget = (key: string) => {
    bytes -= pages.get(key)?.bytes ?? 0;
    pages.delete(key);
  };
  let version = 0;
  const stop = addFollower(async () => {
    version += 1;
    pages.clear();
    bytes = 0;
  });
  return {
    find(key, nonce) {
      const kept = pages.get(key);
      if (!kept) return null;
      pages.delete(key);
      pages.set(key, kept);
      if (kept.until >= performance.now()) return answer(kept, nonce);
      forget(key);
      return null;
    },
    async keep(key, page, nonce) {
      if (!isKeepable(page)) return page;
      const before = version;
      const html = await page.text();
      const kept: CachedPage = {
        parts: html.split(nonce),
        bytes: html.length,
        status: page.status,
        headers: Object.fromEntries(page.headers),
        until: performance.now() + milliseconds,
      };
      // A page that was rendered while something changed may show the old state.
      if (before === version) {
        forget(key);
        pages.set(key, kept);
        bytes += kept.bytes;
        for (const oldest of pages.keys()) {
          if (bytes <= maxBytes) break;
          forget(oldest);
        }
      }
      return answer(kept, nonce);
    },
    stop: () => void stop(),
  };
}

const isKeepable = (page: Response) =>
  page.status === 200 &&
  !page.headers.has("set-cookie") &&
  (page.headers.get("content-type") ?? "").startsWith("text/html");

const answer = ({ parts, status, headers }: CachedPage, nonce: string): KeptPage => ({
  html: parts.join(nonce),
  status,
  headers,
});
