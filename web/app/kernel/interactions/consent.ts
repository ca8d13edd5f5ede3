import { useSyncExternalStore } from "react";
import { api } from "../client.ts";
import { keptList } from "../kept-list.ts";
import { instant } from "./tell.ts";

/** What was answered in this browser by whoever reads without an account. */
export interface Answer {
  /** By which the browser is known from `since` on; only of who has agreed. */
  visitor?: string;
  since?: number;
  /** Withdrawn, and not taken back by the server yet. */
  forget?: string;
}

export const answerKey = "neroli.privacy";

const { current, change, subscribe } = keptList<Answer>({
  key: answerKey,
  storage: () => localStorage,
});
const nothing: readonly Answer[] = [];

/** Undefined before anything was answered, and while the page is rendered on the server. */
export const useAnswer = (): Answer | undefined =>
  useSyncExternalStore(subscribe, current, () => nothing)[0];

/**
 * Whether the browser says for its owner that nobody may follow them: Global Privacy Control, or Do
 * Not Track. It is obeyed, and nobody is asked.
 */
export function browserRefuses(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return globalPrivacyControl === true || doNotTrack === "1";
}

/** By what the browser is known for what happened then; undefined where it may not be. */
export function visitorAt(happened: number): string | undefined {
  const { visitor, since = 0 } = current()[0] ?? {};
  return since <= happened && !browserRefuses() ? visitor : undefined;
}

export function agree(): void {
  change([{ visitor: crypto.randomUUID(), since: instant() }]);
}

/** Declines; who had agreed withdraws, and what was kept is removed. */
export async function decline(): Promise<void> {
  const { visitor, forget = visitor } = current()[0] ?? {};
  change([forget ? { forget } : {}]);
  await forgetWithdrawn();
}

/** What could not be removed when it was withdrawn, as there was no connection. */
export async function forgetWithdrawn(): Promise<void> {
  const visitor = current()[0]?.forget;
  if (!visitor) return;
  await api("DELETE /interactions/visitors/:visitor", { params: { visitor } });
  if (current()[0]?.forget === visitor) change([{}]);
}
