import { get } from "node:http";

const known = new Map<string, number>();

/** Bytes of a file as gzip, which is what the server sends to whom takes nothing better. */
export async function gzippedBytes(address: string): Promise<number> {
  const bytes = known.get(address) ?? (await measured(address));
  known.set(address, bytes);
  return bytes;
}

function measured(address: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  get(address, { headers: { "accept-encoding": "gzip" } }, (answer) => {
    let bytes = 0;
    answer.on("data", (part: Buffer) => {
      bytes += part.length;
    });
    answer.on("end", () => resolve(bytes));
  }).on("error", reject);
  return promise;
}
