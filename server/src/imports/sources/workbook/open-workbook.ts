import path from "node:path";
import { longestCell } from "../limits.ts";
import { SourceError } from "../source-error.ts";
import type { Zip } from "../zip-file.ts";
import { type ShownNumber, shownBy } from "./number-formats.ts";
import { attribute, readXml } from "./parse-xml.ts";
import { type TextTable, textTable } from "./text-table.ts";

export interface Workbook {
  /** The visible ones first. */
  sheets: { name: string; part: string }[];
  texts: TextTable;
  /** By the style of a cell. */
  shown: ShownNumber[];
  since1904: boolean;
}

/** The parts of a workbook that its cells are understood by; no sheet is read yet. */
export async function openWorkbook(zip: Zip): Promise<Workbook> {
  const root = await relationsOf(zip, "");
  const main = [...root.values()].find(({ type }) => type.endsWith("/officeDocument"));
  if (!main || !zip.has(main.part)) throw new SourceError("file-damaged");
  const relations = await relationsOf(zip, main.part);
  const { sheets, since1904 } = await readMain(zip, main.part, relations);
  const partOf = (type: string) =>
    [...relations.values()].find((each) => each.type.endsWith(type) && zip.has(each.part))?.part;
  if (sheets.length === 0) throw new SourceError("file-damaged");
  return {
    sheets,
    since1904,
    texts: await readTexts(zip, partOf("/sharedStrings")),
    shown: await readStyles(zip, partOf("/styles")),
  };
}

const mostSheets = 500;

type Relations = Map<string, { type: string; part: string }>;

async function relationsOf(zip: Zip, part: string): Promise<Relations> {
  const folder = path.posix.dirname(part);
  const name = path.posix.join(folder, "_rels", `${path.posix.basename(part)}.rels`);
  const relations: Relations = new Map();
  if (!zip.has(name)) return relations;
  await readXml(await zip.open(name), {
    open(tag, { Id = "", Type = "", Target = "" }) {
      if (tag !== "Relationship") return;
      const target = Target.startsWith("/") ? Target.slice(1) : path.posix.join(folder, Target);
      relations.set(Id, { type: Type, part: target });
    },
  });
  return relations;
}

async function readMain(zip: Zip, part: string, relations: Relations) {
  const visible: Workbook["sheets"] = [];
  const hidden: Workbook["sheets"] = [];
  let since1904 = false;
  await readXml(await zip.open(part), {
    open(tag, attributes) {
      if (tag === "workbookPr") since1904 = /^(1|true)$/.test(attributes.date1904 ?? "");
      if (tag !== "sheet") return;
      const found = relations.get(attribute(attributes, "id") ?? "");
      // Charts and macros have sheets of their own.
      if (!found?.type.endsWith("/worksheet") || !zip.has(found.part)) return;
      const list = (attributes.state ?? "visible") === "visible" ? visible : hidden;
      list.push({ name: (attributes.name ?? "").slice(0, 100), part: found.part });
      if (list.length > mostSheets) throw new SourceError("file-damaged");
    },
  });
  return { sheets: [...visible, ...hidden], since1904 };
}

/** Texts that cells share; of rich ones the letters, without how they are to be pronounced. */
async function readTexts(zip: Zip, part: string | undefined): Promise<TextTable> {
  const table = textTable();
  if (!part) return table;
  let text = "";
  let inText = false;
  let phonetic = false;
  await readXml(await zip.open(part), {
    open(name) {
      if (name === "si") text = "";
      else if (name === "rPh") phonetic = true;
      else if (name === "t") inText = !phonetic;
    },
    text(piece) {
      if (inText) text += piece;
      if (text.length > longestCell) {
        throw new SourceError("file-text-too-long", { most: longestCell });
      }
    },
    close(name) {
      if (name === "t") inText = false;
      else if (name === "rPh") phonetic = false;
      else if (name === "si") table.add(unescaped(text));
    },
  });
  return table;
}

/** Letters that XML cannot hold are written as "_x000D_" (ECMA-376, 22.9.2.19). */
export const unescaped = (text: string): string =>
  text.includes("_x")
    ? text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;

async function readStyles(zip: Zip, part: string | undefined): Promise<ShownNumber[]> {
  const codes = new Map<number, string>();
  const formats: number[] = [];
  let inCells = false;
  if (!part) return [];
  await readXml(await zip.open(part), {
    open(name, attributes) {
      if (name === "numFmt") codes.set(Number(attributes.numFmtId), attributes.formatCode ?? "");
      else if (name === "cellXfs") inCells = true;
      else if (name === "xf" && inCells) formats.push(Number(attributes.numFmtId ?? 0));
    },
    close(name) {
      if (name === "cellXfs") inCells = false;
    },
  });
  return formats.map((id) => shownBy(id, codes.get(id)));
}
