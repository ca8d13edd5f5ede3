import type { RenderedPage } from "@neroli/contract/portals/page-services.ts";
import { changesHeardOf } from "../events/events.ts";

interface CachedPage {
  page: RenderedPage;
  /** Where its nonce stands, in bytes. */
  nonceAt: number[];
  /** Milliseconds of performance.now(). */
  until: number;
}

export interface PageCache {
  /** The page that was kept, with the nonce of this answer; null where there is none. */
  find(key: string, nonce: string): RenderedPage | null;
  /** Makes the page, whose nonce is `nonce`, and keeps it where it is one to keep. */
  keep(key: string, nonce: string, make: () => Promise<RenderedPage>): Promise<RenderedPage>;
}

/** The greatest age of a page, in milliseconds, for changes that no event tells: a clock, a flag. */
const milliseconds = 60_000;
const maxBytes = 32_000_000;
/** What a page takes beside its bytes: key, headers, places. Addresses may be long. */
const bytesBeside = 2_000;

/**
 * Pages as visitors get them. The server renders without a session (decisions, 5), so that a page
 * depends on its address and language alone: it is kept until anything at all changes. Each answer
 * gets a nonce of its own, of the same length. The least recently asked for goes first when it is
 * full.
 */
export function createPageCache(): PageCache {
  const pages = new Map<string, CachedPage>();
  let bytes = 0;
  let changes = changesHeardOf();
  const forget = (key: string) => {
    const kept = pages.get(key);
    if (kept) bytes -= sizeOf(key, kept);
    pages.delete(key);
  };
  const forgetOutdated = () => {
    if (changes === changesHeardOf()) return;
    changes = changesHeardOf();
    pages.clear();
    bytes = 0;
  };
  return {
    find(key, nonce) {
      forgetOutdated();
      const kept = pages.get(key);
      if (!kept) return null;
      if (kept.until < performance.now()) {
        forget(key);
        return null;
      }
      pages.delete(key);
      pages.set(key, kept);
      return { ...kept.page, body: withNonce(kept, nonce) };
    },
    async keep(key, nonce, make) {
      const before = changesHeardOf();
      const page = await make();
      forgetOutdated();
      // A page that was rendered while something changed may show the old state.
      if (!isKeepable(page) || before !== changes) return page;
      forget(key);
      const kept = {
        page,
        nonceAt: placesOf(nonce, page.body),
        until: performance.now() + milliseconds,
      };
      pages.set(key, kept);
      bytes += sizeOf(key, kept);
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes) break;
        forget(oldest);
      }
      return page;
    },
  };
}

const sizeOf = (key: string, { page }: CachedPage): number =>
  page.body.length + 2 * key.length + bytesBeside;

function isKeepable({ status, headers }: RenderedPage): boolean {
  const named = new Map(headers);
  const isPage = named.get("content-type")?.startsWith("text/html") ?? false;
  return status === 200 && isPage && !named.has("set-cookie");
}

function placesOf(nonce: string, body: Uint8Array<ArrayBuffer>): number[] {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.length);
  const places: number[] = [];
  for (let at = bytes.indexOf(nonce); at >= 0; at = bytes.indexOf(nonce, at + nonce.length)) {
    places.push(at);
  }
  return places;
}

function withNonce({ page, nonceAt }: CachedPage, nonce: string): Uint8Array<ArrayBuffer> {
  const body = page.body.slice();
  const bytes = Buffer.from(body.buffer);
  for (const at of nonceAt) bytes.write(nonce, at, "latin1");
  return body;
}
