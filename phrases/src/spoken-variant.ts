import { AsyncLocalStorage } from "node:async_hooks";
import type { PhraseVariant } from "./variants.ts";

const spoken = new AsyncLocalStorage<PhraseVariant | null>();
let usual: PhraseVariant | null = null;
let spokenHere = (): PhraseVariant | null => null;

/**
 * The branding of the whole installation; said once, when it starts. `here` tells that of the
 * portal whose visitor is answered now; null where there is none, or it has none.
 */
export function speakUsually(
  variant: PhraseVariant | null,
  here: () => PhraseVariant | null = () => null,
): void {
  usual = variant;
  spokenHere = here;
}

/** Whatever `work` says, also later on, it says as this branding does; null says it plainly. */
export const speakAs = <T>(variant: PhraseVariant | null, work: () => T): T =>
  spoken.run(variant, work);

export function spokenVariant(): PhraseVariant | null {
  const own = spoken.getStore();
  return own === undefined ? (spokenHere() ?? usual) : own;
}
