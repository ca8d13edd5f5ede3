/**
 * Memory in which a function counts at each call anew. What is allocated outside the heap makes the
 * collector go through all of it long before the heap is full, and a thread that searches has little
 * else on its heap.
 */
export interface Reused {
  data: Uint32Array;
}

export const reused = (): Reused => ({ data: new Uint32Array(256) });

/** So many zeros, valid until the memory is asked for again. */
export function zerosOf(memory: Reused, length: number): Uint32Array {
  if (memory.data.length < length) memory.data = new Uint32Array(length);
  return memory.data.subarray(0, length).fill(0);
}
