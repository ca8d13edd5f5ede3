import { now } from "../kernel/clock.ts";

export interface Throttle {
  isOpen(subject: string): boolean;
  count(subject: string): void;
  forget(subject: string): void;
}

interface Limits {
  /** Failures of one subject within the window that close it. */
  failures: number;
  milliseconds: number;
  /** Subjects remembered at most; the oldest go first. */
  subjects: number;
}

/** Closes for a subject after too many failures, until the window that began with the first ends. */
export function createThrottle({ failures, milliseconds, subjects }: Limits): Throttle {
  const windows = new Map<string, { until: number; failures: number }>();
  const current = (subject: string) => {
    const window = windows.get(subject);
    return window && window.until > now().getTime() ? window : undefined;
  };
  return {
    isOpen: (subject) => (current(subject)?.failures ?? 0) < failures,
    count(subject) {
      const window = current(subject);
      if (window) {
        window.failures += 1;
        return;
      }
      windows.delete(subject);
      windows.set(subject, { until: now().getTime() + milliseconds, failures: 1 });
      const oldest = windows.keys().next().value;
      if (windows.size > subjects && oldest !== undefined) windows.delete(oldest);
    },
    forget: (subject) => void windows.delete(subject),
  };
}
