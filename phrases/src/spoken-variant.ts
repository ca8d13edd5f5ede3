import { AsyncLocalStorage } from "node:async_hooks";
import type { PhraseVariant } from "./variants.ts";

const spoken = new AsyncLocalStorage<PhraseVariant | null>();
let usual: PhraseVariant | null = null;

/** The branding of the whole installation; said once, when it starts. */
export function speakUsually(variant: PhraseVariant | null): void {
  usual = variant;
}

/** Whatever `work` says, also later on, it says as this branding does; null says it plainly. */
export const speakAs = <T>(variant: PhraseVariant | null, work: () => T): T =>
  spoken.run(variant, work);

export const usualVariant = (): PhraseVariant | null => usual;

export function spokenVariant(): PhraseVariant | null {
  const own = spoken.getStore();
  return own === undefined ? usual : own;
}
