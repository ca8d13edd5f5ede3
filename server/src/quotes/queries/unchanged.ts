import type { QuoteContent } from "@neroli/contract/quotes/content.ts";
import { contentHash } from "./content-hash.ts";

interface Sent {
  content: QuoteContent;
  content_hash: string;
}

/** The version itself; throws of one that is not what was sent: nobody reads or accepts another. */
export function unchanged<Version extends Sent>(version: Version): Version {
  if (contentHash(version.content) === version.content_hash) return version;
  throw new Error(`a version of a quote was changed after it was sent: ${version.content_hash}`);
}
