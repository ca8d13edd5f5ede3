import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ZipFile } from "yazl";
import { kindOf } from "./file-kinds.ts";
import { fileName } from "./file-name.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "neroli-kinds-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function kind(content: Buffer | string, name = "file"): Promise<string> {
  const bytes = Buffer.from(content);
  const file = path.join(folder, "file");
  await writeFile(file, bytes);
  return kindOf({ path: file, size: bytes.length }, name);
}
const refused = (content: Buffer | string, name?: string) =>
  kind(content, name).then(
    (accepted) => accepted,
    (error: { code?: string }) => error.code,
  );

async function zip(...names: string[]): Promise<Buffer> {
  const file = new ZipFile();
  for (const name of names) file.addBuffer(Buffer.from("<x/>".repeat(50)), name);
  file.end();
  return buffer(file.outputStream);
}
const office = (...names: string[]) => zip(...names, "_rels/.rels", "[Content_Types].xml");

describe("the content says what a file is", () => {
  test.each([
    ["pdf", "%PDF-1.7\n%âãÏÓ\n", "anything.docx"],
    ["pdf", "\uFEFF\r\n%PDF-1.4", "x"],
    ["txt", "INCI: Aqua", "notes"],
    ["txt", "name\tvalue", "table.tsv"],
    ["csv", 'name;value\r\n"Öl";1', "Prices.CSV"],
    ["txt", "\uFEFFÄther", "x.txt"],
  ])("%s: %j", async (expected, content, name) => {
    expect(await kind(content, name)).toBe(expected);
  });

  test.each([
    ["Windows-1252", Buffer.from("Prix en \x80: caf\xe9", "latin1")],
    ["UTF-16", Buffer.from("\uFEFFINCI;Wert\r\nRosenöl;1", "utf16le")],
    ["letters on the border of two reads", Buffer.from(`${"a".repeat(65_535)}€uro`)],
  ])("text in %s", async (_encoding, content) => {
    expect(await kind(content, "x.csv")).toBe("csv");
  });

  test("office documents, wherever their parts lie in the file, and what is only a zip", async () => {
    const names = Array.from({ length: 3_000 }, (_, n) => `media/image-${n}.png`);
    expect(await kind(await office("word/document.xml"))).toBe("docx");
    expect(await kind(await office(...names, "xl/workbook.xml"))).toBe("xlsx");
    expect(await kind(await office("ppt/presentation.xml"))).toBe("pptx");
    expect(await kind(await zip("a.pdf", "b.pdf"), "bundle.docx")).toBe("zip");
    expect(await kind(await zip())).toBe("zip");
  });
});

describe("what is refused", () => {
  const unknown = "documents.type-not-accepted";
  test.each([
    ["HTML", "<!DOCTYPE html><p>Hello"],
    ["HTML after a comment", "  \n<!-- --><script>alert(1)</script>"],
    ["HTML in UTF-16", Buffer.from("\uFEFF<html>", "utf16le")],
    ["SVG", '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ["XML", '<?xml version="1.0"?><svg/>'],
    ["a script", "#!/bin/sh\nrm -rf /"],
    ["PostScript", "%!PS-Adobe-3.0"],
    ["RTF", "{\\rtf1 hello}"],
    ["a Windows program", Buffer.from("MZ\x90\0\x03\0\0\0", "latin1")],
    ["a Linux program", Buffer.from("\x7fELF\x02\x01\x01\0", "latin1")],
    ["an old office document", Buffer.from("d0cf11e0a1b11ae10000", "hex")],
    ["a picture", Buffer.from("89504e470d0a1a0a0000000d", "hex")],
    ["bytes of no encoding", Buffer.from([0x41, 0x81, 0xff, 0x8d])],
    ["a zip that was cut off", Buffer.from("504b030414000000080000", "hex")],
  ])("%s", async (_what, content) => {
    expect(await refused(content, "Safety data sheet.pdf")).toBe(unknown);
  });

  test("an empty file, macros, and zips of other programs", async () => {
    expect(await refused("")).toBe("documents.empty");
    expect(await refused(await office("word/document.xml", "word/vbaProject.bin"))).toBe(
      "documents.macros",
    );
    expect(await refused(await office("xl/workbook.bin"))).toBe(unknown);
    expect(await refused(await zip("mimetype", "content.xml"))).toBe(unknown);
    expect(await refused(await zip("META-INF/MANIFEST.MF", "Main.class"))).toBe(unknown);
  });
});

test.each([
  ["SDS.pdf", "pdf", "SDS.pdf"],
  ["SDS.PDF", "pdf", "SDS.PDF"],
  ["SDS.docx", "pdf", "SDS.pdf"],
  ["invoice.pdf.exe", "pdf", "invoice.pdf.pdf"],
  ["Version 1.2", "docx", "Version 1.2.docx"],
  ["C:\\Users\\ada\\Prüfbericht.txt", "txt", "Prüfbericht.txt"],
  ["../../etc/passwd", "txt", "passwd.txt"],
  ["gpj.\u202Efdp", "pdf", "gpj. fdp.pdf"],
  [".pdf", "pdf", ".pdf.pdf"],
  ["  \n ", "csv", "file.csv"],
])("a file called %j that is a %s is kept as %j", (given, ending, kept) => {
  expect(fileName(given, ending)).toBe(kept);
});

test("names are as long as file systems take", () => {
  const name = fileName(`${"ö".repeat(300)}.pdf`, "pdf");
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
  expect(name).toMatch(/^ö+\.pdf$/);
});
