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

export type Params = (world: ForeignWorld) => Record<string, string>;
type CallDetails = Partial<ForeignCall> & { body?: unknown; query?: Record<string, string> };
const call = (
  told: StrangersAnswer,
  params: Params,
  { body, query, ...more }: CallDetails,
): ForeignCall => ({
  told,
  support: "open",
  sent: (world) => ({
    params: params(world),
    ...(query && { query }),
    ...(body !== undefined && { body }),
  }),
  ...more,
});
export const hidden = (params: Params, more: CallDetails = {}) => call("hidden", params, more);
export const refused = (params: Params, more: CallDetails = {}) => call("refused", params, more);
export const open = (params: Params, more: CallDetails = {}) => call("open", params, more);
