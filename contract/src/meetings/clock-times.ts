const two = (number: number) => String(number).padStart(2, "0");

/** The quarters of an hour in which halls are open, by the clock on their wall. */
export const clockTimes = Array.from(
  { length: 64 },
  (_, at) => `${two(6 + Math.floor(at / 4))}:${two((at % 4) * 15)}`,
);
