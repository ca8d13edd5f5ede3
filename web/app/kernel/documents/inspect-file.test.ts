import { expect, test } from "vitest";
import { documentRefusal, pictureRefusal } from "./inspect-file.ts";

const file = (...bytes: (string | number[])[]) =>
  new File(
    bytes.map((part) => (typeof part === "string" ? part : new Uint8Array(part))),
    "a",
  );

test.each([
  ["a PDF", file("%PDF-1.7\n"), null],
  ["one after white space", file("\n  %PDF-1.4"), null],
  ["one after a byte order mark", file([0xef, 0xbb, 0xbf], "%PDF-1.4"), null],
  ["an office document", file("PK", [3, 4, 0]), null],
  ["a text", file("name;cas\nÄpfel;50-00-0"), null],
  ["a text of two bytes a letter", file([0xff, 0xfe, 0x41, 0]), null],
  ["an old office document", file([0xd0, 0xcf, 0x11, 0xe0, 0]), "documents.type-not-accepted"],
  ["a picture", file([0x89], "PNG", [0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), "documents.type-not-accepted"],
  ["nothing", file(), "documents.empty"],
  ["too much", file("%PDF-", Array(31_457_280).fill(32)), "request.too-large"],
])("as a document: %s", async (_, given, expected) => {
  expect(await documentRefusal(given)).toBe(expected);
});

test.each([
  ["a png", file([0x89], "PNG", [0x0d, 0x0a]), null],
  ["a jpg", file([0xff, 0xd8, 0xff, 0xe0]), null],
  ["a gif", file("GIF89a"), null],
  ["a tif", file("II*", [0]), null],
  ["drawn by a program", file("<svg/>"), "documents.picture-type"],
  ["too much", file("GIF89a", Array(10_485_760).fill(0)), "documents.picture-bytes"],
])("as a picture: %s", async (_, given, expected) => {
  expect(await pictureRefusal(given)).toBe(expected);
});
