const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";
const type = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Numbers of the styles below. "wrapped" is for texts of several lines; "differing" has a ground. */
export const styles = {
  plain: 0,
  label: 1,
  key: 2,
  text: 3,
  guarded: 4,
  wrapped: 5,
  differing: 6,
  group: 7,
  faint: 8,
} as const;
export type Style = keyof typeof styles;

/**
 * Format 49 says that a cell holds text: a spreadsheet program makes no date of a CAS number that is
 * typed again. `quotePrefix` keeps what begins with "=" a text, whoever edits the cell; styles in
 * which names of columns or products stand have it, too.
 */
const stylesheet = `<styleSheet xmlns="${main}"><fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font><font><sz val="9"/><color rgb="FF808080"/><name val="Calibri"/></font></fonts><fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFFF3D6"/></patternFill></fill><fill><patternFill patternType="solid"><fgColor rgb="FFEFEBE5"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="9"><xf/><xf fontId="1" quotePrefix="1" applyFont="1"/><xf fontId="2" quotePrefix="1" applyFont="1"/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" quotePrefix="1" applyNumberFormat="1"/><xf numFmtId="49" quotePrefix="1" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf numFmtId="49" quotePrefix="1" fillId="2" applyNumberFormat="1" applyFill="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf fontId="1" fillId="3" quotePrefix="1" applyFont="1" applyFill="1"/><xf numFmtId="49" fontId="2" quotePrefix="1" applyNumberFormat="1" applyFont="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs></styleSheet>`;

/** The parts of a workbook that do not depend on what is in it (ECMA-376), by their paths. */
export const fixedParts = (sheetName: string): [name: string, content: string][] => [
  [
    "[Content_Types].xml",
    `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
  ],
  [
    "_rels/.rels",
    `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    "xl/workbook.xml",
    `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(sheetName.slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    "xl/_rels/workbook.xml.rels",
    `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  ],
  ["xl/styles.xml", declaration + stylesheet],
];

export const sheetPart = "xl/worksheets/sheet1.xml";

export interface SheetShape {
  /** The widths of the columns, in letters; the program's own when left out. */
  widths?: readonly number[];
  /** Rows on top that stay in sight; the first column does, too. */
  frozen: number;
}

export const sheetBegin = ({ widths = [], frozen }: SheetShape): string =>
  `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane xSplit="1" ySplit="${frozen}" topLeftCell="B${frozen + 1}" activePane="bottomRight" state="frozen"/></sheetView></sheetViews>${columnsXml(widths)}<sheetData>`;
export const sheetEnd = "</sheetData></worksheet>";

const columnsXml = (widths: readonly number[]) =>
  widths.length === 0
    ? ""
    : `<cols>${widths
        .map(
          (width, at) =>
            `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1" style="${styles.text}"/>`,
        )
        .join("")}</cols>`;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Letters that XML has none for are written as "_x000D_", and what looks so already as well. */
export const escaped = (text: string): string =>
  text
    .replace(/_(?=x[0-9A-F]{4}_)/gi, "_x005F_")
    .replace(/[&<>"]/g, (letter) => entities[letter] ?? letter)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    .replace(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|\p{Surrogate}/gu, coded);

const coded = (letter: string) =>
  `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;
