/** Numbers in a row that can be added to. Beyond `length`, `data` is undefined. */
export interface Growing<Data> {
  data: Data;
  length: number;
}

export type Growing8 = Growing<Uint8Array>;
export type Growing16 = Growing<Uint16Array>;
export type Growing32 = Growing<Uint32Array>;
export type Growing64 = Growing<Float64Array>;

export const growing8 = (): Growing8 => ({ data: new Uint8Array(64), length: 0 });
export const growing16 = (): Growing16 => ({ data: new Uint16Array(16), length: 0 });
export const growing32 = (): Growing32 => ({ data: new Uint32Array(16), length: 0 });
export const growing64 = (): Growing64 => ({ data: new Float64Array(16), length: 0 });

/** Half as much again, for few copies; what is not used is freed when the segment is finished. */
const capacity = (present: number, wanted: number): number =>
  Math.max(wanted, present + (present >> 1));

export function push32(list: Growing32, value: number): void {
  if (list.length === list.data.length) reserve32(list, 1);
  list.data[list.length++] = value;
}

export function push16(list: Growing16, value: number): void {
  if (list.length === list.data.length) reserve16(list, 1);
  list.data[list.length++] = value;
}

export function push8(list: Growing8, value: number): void {
  if (list.length === list.data.length) reserve8(list, 1);
  list.data[list.length++] = value;
}

export function push64(list: Growing64, value: number): void {
  if (list.length === list.data.length) {
    const grown = new Float64Array(capacity(list.data.length, list.length + 1));
    grown.set(list.data);
    list.data = grown;
  }
  list.data[list.length++] = value;
}

/** Makes room for that many more. */
export function reserve8(list: Growing8, more: number): void {
  if (list.length + more <= list.data.length) return;
  const grown = new Uint8Array(capacity(list.data.length, list.length + more));
  grown.set(list.data);
  list.data = grown;
}

/** Makes room for that many more. */
export function reserve16(list: Growing16, more: number): void {
  if (list.length + more <= list.data.length) return;
  const grown = new Uint16Array(capacity(list.data.length, list.length + more));
  grown.set(list.data);
  list.data = grown;
}

/** Makes room for that many more. */
export function reserve32(list: Growing32, more: number): void {
  if (list.length + more <= list.data.length) return;
  const grown = new Uint32Array(capacity(list.data.length, list.length + more));
  grown.set(list.data);
  list.data = grown;
}

// Segments stand in shared memory, so that worker threads can read them where they are.

export const shared8 = (length: number) => new Uint8Array(new SharedArrayBuffer(length));
export const shared16 = (length: number) => new Uint16Array(new SharedArrayBuffer(length * 2));
export const shared32 = (length: number) => new Uint32Array(new SharedArrayBuffer(length * 4));
export const shared64 = (length: number) => new Float64Array(new SharedArrayBuffer(length * 8));
