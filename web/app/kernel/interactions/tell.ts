import type { BrowserEvent } from "@neroli/contract/interactions/schema.ts";
import { withinNow } from "../within.ts";

/** What a page tells of its reader. */
export type Told = Omit<BrowserEvent, "ago">;

/** The same with when it happened, and the portal that was looked into. */
export interface Noted {
  told: Told;
  at: number;
  portal: string | undefined;
}

/** More than anybody does before the recorder is there. */
const most = 600;
let waiting: Noted[] = [];

/** Milliseconds since 1970 that no change of the clock moves while a page is open. */
export const instant = (): number => performance.timeOrigin + performance.now();

/** Notes what its reader does. Pages never wait for it: the recorder takes it when it comes. */
export function tell(...all: Told[]): void {
  const { portal, exhibition } = withinNow();
  const at = instant();
  for (const told of all) {
    if (waiting.length < most) waiting.push({ told, at, portal: portal ?? exhibition });
  }
}

/** What was told since the last time. */
export function takeTold(): Noted[] {
  const taken = waiting;
  waiting = [];
  return taken;
}
