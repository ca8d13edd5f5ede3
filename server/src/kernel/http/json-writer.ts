/** JSON that is put together of pieces, as the bytes that are sent. */
export interface JsonWriter {
  /** Another text: nothing is left of one whose writing was broken off. */
  begin(): void;
  text(json: string): void;
  /** What is written often, and is kept as its bytes. */
  bytes(json: Uint8Array): void;
  /** A part of what is kept elsewhere, in shared memory too. */
  part(source: Uint8Array, from: number, to: number): void;
  /** All that was written since, the caller's own. */
  take(): Buffer;
}

/** A character of a string has as many bytes in UTF-8 at most. */
const mostBytes = 3;
const firstOfTwoBytes = 0x80;
/** So many characters are written here in less time than it takes to have them written. */
const few = 120;

export function createJsonWriter(room = 65_536): JsonWriter {
  let buffer = Buffer.allocUnsafeSlow(room);
  let end = 0;
  const makeRoom = (bytes: number): void => {
    if (end + bytes <= buffer.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(2 * buffer.length, end + bytes));
    larger.set(buffer.subarray(0, end));
    buffer = larger;
  };
  // Pieces are short: to copy them here takes less than to have them copied.
  const part = (source: Uint8Array, from: number, to: number): void => {
    makeRoom(to - from);
    const target = buffer;
    for (let at = from; at < to; at++) target[end++] = source[at] as number;
  };
  const writeAscii = (json: string): boolean => {
    for (let at = 0; at < json.length; at++) {
      const unit = json.charCodeAt(at);
      if (unit >= firstOfTwoBytes) return false;
      buffer[end + at] = unit;
    }
    end += json.length;
    return true;
  };
  return {
    begin() {
      end = 0;
    },
    text(json) {
      makeRoom(mostBytes * json.length);
      if (json.length > few || !writeAscii(json)) end += buffer.write(json, end);
    },
    bytes: (json) => part(json, 0, json.length),
    part,
    take: () => Buffer.from(buffer.subarray(0, end)),
  };
}
