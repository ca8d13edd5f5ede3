import type { ForeignWorld } from "./testing-foreign-world.ts";

/**
 * What is said of another company's thing to who may make the call at all: it is not there (404),
 * it is there but not for them (403), or it is for everybody (200).
 */
export type StrangersAnswer = "hidden" | "refused" | "open";

interface SentCall {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  upload?: { asset: unknown; content: Buffer };
}

export interface ForeignCall {
  told: StrangersAnswer;
  /** Support's answer. */
  support: StrangersAnswer;
  sent: (world: ForeignWorld) => SentCall;
  /** Makes the call one that changes something. */
  before?: (world: ForeignWorld) => Promise<unknown>;
}
