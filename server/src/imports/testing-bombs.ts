import { deflateSync, gzipSync } from "node:zlib";
import { packed, workbook } from "./sources/workbook/testing-workbook.ts";

/** A file made to bring down whoever reads it. */
export interface Bomb {
  /** What it is, and how its name ends. */
  name: string;
  bytes: Buffer;
  /** What is said of it. */
  said: RegExp;
}

const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (number: number, ...cells: string[]) => `<row r="${number}">${cells.join("")}</row>`;
const table = `${row(1, cell("A1", "name"))}${row(2, `<c r="A2" t="s"><v>0</v></c>`)}`;
const long = "a".repeat(3_000_000);
const laughs = `<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "${"&b;".repeat(50)}"><!ENTITY d "${"&c;".repeat(50)}">]>`;

/** Each is made when it is asked for: none is large, what is made of it would be. */
export const bombs: readonly (() => Promise<Bomb>)[] = [
  async () => ({
    name: "text.xlsx",
    bytes: await workbook({ sheets: [{ name: "A", rows: table }], texts: [`<t>${long}</t>`] }),
    said: /a text of more than/,
  }),
  async () => ({
    name: "cell.xlsx",
    bytes: await workbook({
      sheets: [{ name: "A", rows: `${table}${row(3, cell("A3", "a".repeat(200_000)))}` }],
      texts: ["<t>b</t>"],
    }),
    said: /cell in line 3 has more than/,
  }),
  async () => ({
    name: "wide.xlsx",
    bytes: await workbook({
      sheets: [{ name: "A", rows: row(1, cell("A1", "name"), cell("XFD1", "far")) }],
    }),
    said: /more than 1,000 columns/,
  }),
  async () => ({
    name: "laughs.xlsx",
    bytes: await packed({
      "[Content_Types].xml": "<Types/>",
      "_rels/.rels": `<?xml version="1.0"?>${laughs}<Relationships>&d;</Relationships>`,
    }),
    said: /damaged/,
  }),
  async () => ({
    name: "endless.xlsx",
    bytes: await packed({ "[Content_Types].xml": "<Types/>", "_rels/.rels": `<!--${long}` }),
    said: /a text of more than/,
  }),
  async () => ({
    name: "line.csv.gz",
    bytes: gzipSync("a".repeat(25_000_000)),
    said: /more than 250 times its size/,
  }),
  async () => ({
    name: "rows.zip",
    bytes: await packed({ "rows.csv": `name\n${"a\n".repeat(12_000_000)}` }),
    said: /more than 250 times its size/,
  }),
  async () => ({
    name: "zips.zip",
    bytes: await packed({ "a.zip": await packed({ "b.csv": "name\na\n" }) }),
    said: /packed more than once/,
  }),
  async () => ({
    name: "hidden.zip",
    bytes: await packed({ "a.csv": await packed({ "b.csv": "name\na\n" }) }),
    said: /packed more than once/,
  }),
  async () => ({
    name: "twice.zip",
    bytes: await packed({ "a.csv": gzipSync("name\na\n") }),
    said: /packed more than once/,
  }),
  async () => ({
    name: "long.csv",
    bytes: Buffer.from(`name\n${"abcdefgh ".repeat(200_000)}\n`),
    said: /a row has more than 1,000,000 characters/,
  }),
  async () => ({
    name: "columns.csv",
    bytes: Buffer.from(`${"c,".repeat(400_000)}\n${"1,".repeat(400_000)}\n`),
    said: /more than 1,000 columns/,
  }),
  async () => ({
    name: "deep.json",
    bytes: Buffer.from(`[${'{"a":'.repeat(200_000)}1${"}".repeat(200_000)}]`),
    said: /nested more than 50 levels/,
  }),
  async () => ({
    name: "deep.ndjson",
    bytes: Buffer.from(`{"name":"a"}\n{"name":${"[".repeat(200_000)}${"]".repeat(200_000)}}\n`),
    said: /nested more than 50 levels/,
  }),
];

const chunk = (type: string, data: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
};

/** A PNG of 30,000 x 30,000 pixels, as far as its header tells. */
export function largePicture(): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(30_000, 0);
  head.writeUInt32BE(30_000, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(30_000 * 3_751));
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    magic,
    chunk("IHDR", head),
    chunk("IDAT", data),
    chunk("IEND", Buffer.of()),
  ]);
}
