import { crc32, deflateRawSync } from "node:zlib";

/** The file of one day, as the bank writes it. */
export const ofOneDay = [
  "Date, USD, JPY, CHF, GBP, ",
  "20 November 2026, 1.1650, 180.50, 0.9312, 0.87500, ",
  "",
].join("\n");

/** The file of all days: newest first, with a currency that is none any more. */
export const ofAllDays = [
  "Date,USD,JPY,CYP,",
  "2026-11-20,1.165,180.5,N/A,",
  "2026-11-19,1.15,181,N/A,",
  "2001-01-03,0.9423,107.6,0.5737,",
].join("\n");

/** A zip with one file. */
export function zipOf(name: string, text: string): Buffer {
  const [bytes, packed] = [Buffer.from(text), deflateRawSync(text)];
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(crc32(bytes), 0);
  sizes.writeUInt32LE(packed.length, 4);
  sizes.writeUInt32LE(bytes.length, 8);
  const nameLength = Buffer.from([name.length, 0, 0, 0]);
  // Version, flags, deflate, time and day of the file.
  const common = Buffer.concat([
    Buffer.from([20, 0, 0, 0, 8, 0, 0, 0, 0x21, 0]),
    sizes,
    nameLength,
  ]);
  const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), common, Buffer.from(name), packed]);
  const entry = Buffer.concat([
    Buffer.from("PK\u0001\u0002\u0014\u0000"),
    common,
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006");
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, entry, end]);
}
