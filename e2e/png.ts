import { crc32, deflateSync } from "node:zlib";

/** A picture of one colour, for a file field. */
export function png({ width, height }: { width: number; height: number }) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits a channel, red, green and blue.
  head.set([8, 2], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, 120)]);
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
  return { name: `${width}x${height}.png`, mimeType: "image/png", buffer };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A grey picture of 2 x 2 pixels, in a format that Chromium does not show. */
export const tiff = Buffer.from(
  "49492a000800000009000001030001000000020000000101030001000000020000000201030001000000080000" +
    "0003010300010000000100000006010300010000000100000011010400010000007a0000001501030001000000" +
    "0100000016010300010000000200000017010400010000000400000000000000c0c0c0c0",
  "hex",
);
