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
}

export function keepValue<T>(read: () => Promise<T>, { fresh, usable, pause }: Ages): KeptValue<T> {
  let kept: { value: T; at: number } | undefined;
  let reading: Promise<T> | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;
  let renewedAt = Number.NEGATIVE_INFINITY;
  const isPast = (moment: number, length: number) => seconds() - moment >= length;

  const readOnce = () => {
    reading ??= readAndKeep().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const readAndKeep = async () => {
    try {
      const value = await read();
      kept = { value, at: seconds() };
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
  return { current, renewed };
}

const seconds = () => elapsed() / 1_000;
