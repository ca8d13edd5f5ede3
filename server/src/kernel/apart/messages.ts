import type { ThrownMessage } from "./apart-error.ts";

/** What a process of its own is told. */
export type ToApart =
  | {
      kind: "work";
      /** The address of the module whose `work` does it. */
      module: string;
      order: unknown;
    }
  /** It is to end as soon as it can. */
  | { kind: "end" };

/** What it tells. */
export type FromApart =
  | { kind: "said"; said: unknown }
  | { kind: "done"; result: unknown }
  | { kind: "thrown"; error: ThrownMessage };

/** What the function `work` of a module is given beside its order. */
export interface AtWork {
  /** Tells whoever has asked for the work; also that it goes on. */
  say(said: unknown): void;
  signal: AbortSignal;
}
