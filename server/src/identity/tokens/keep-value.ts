import { elapsed } from "../../kernel/clock.ts";

interface Ages {
  /** Seconds after which the value is read again. */
  fresh: number;
  /** Seconds that an older value still serves while it cannot be read. */
  usable: number;
  /** Seconds between two tries out of turn. */
  pause: number;
}

/** A value that changes elsewhere, kept for a while. */
export interface KeptValue<T> {
  /** As it was a short while ago. Fails when it can no longer be read. */
  current(): Promise<T>;
  /** Read again out of turn, as seldom as that is wanted: a stranger may be who makes us ask. */
  renewed(): Promise<T>;
  /** It has changed: whoever asks next waits for it to be read. */
  forget(): void;
}

export function keepValue<T>(read: () => Promise<T>, { fresh, usable, pause }: Ages): KeptValue<T> {
  let kept: { value: T; at: number } | undefined;
  let reading: Promise<T> | undefined;
  let forgotten = 0;
  let failedAt = Number.NEGATIVE_INFINITY;
  let renewedAt = Number.NEGATIVE_INFINITY;
  const isPast = (moment: number, length: number) => seconds() - moment >= length;

  const readOnce = () => {
    if (reading) return reading;
    const own = readAndKeep().finally(() => {
      if (reading === own) reading = undefined;
    });
    reading = own;
    return own;
  };
  const readAndKeep = async () => {
    const before = forgotten;
    try {
      const value = await read();
      // What was being read as it changed may be from before.
      if (before === forgotten) kept = { value, at: seconds() };
      return value;
    } catch (error) {
      failedAt = seconds();
      throw error;
    }
  };
  const current = async () => {
    if (!kept) return readOnce();
    const { value, at } = kept;
    if (!isPast(at, fresh)) return value;
    if (isPast(at, usable)) return readOnce();
    return isPast(failedAt, pause) ? readOnce().catch(() => value) : value;
  };
  const renewed = async () => {
    if (reading) return reading;
    if (!isPast(renewedAt, pause)) return current();
    renewedAt = seconds();
    return readOnce();
  };
  const forget = () => {
    forgotten += 1;
    kept = undefined;
    reading = undefined;
  };
  return { current, renewed, forget };
}

const seconds = () => elapsed() / 1_000;
