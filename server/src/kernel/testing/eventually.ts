import { vi } from "vitest";

/** Waits until the check passes, however slow the machine; a minute only ends what never comes. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000 });
