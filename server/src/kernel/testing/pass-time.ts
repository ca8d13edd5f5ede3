import { type MockInstance, vi } from "vitest";

let passed = 0;
let spy: MockInstance<() => number> | undefined;

/** From now on it is so many milliseconds later, by the machine's clock and by what has passed. */
export function passTime(milliseconds: number): void {
  passed += milliseconds;
  if (!spy) {
    const real = performance.now.bind(performance);
    spy = vi.spyOn(performance, "now").mockImplementation(() => real() + passed);
  }
  if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.now() + milliseconds);
}

/** It is what it is again. */
export function endPassedTime(): void {
  passed = 0;
  spy?.mockRestore();
  spy = undefined;
  vi.useRealTimers();
}
