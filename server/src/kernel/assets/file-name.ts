import path from "node:path";

/** Bytes that a name has at most, so that every file system and header takes it. */
const longest = 200;

/** Endings that people know files by: what is one of them and wrong is taken off. */
const known = new Set(
  (
    "pdf doc docx docm dot dotx rtf odt xls xlsx xlsm xlsb ods csv tsv tab ppt pptx pptm odp txt md log " +
    "zip gz 7z rar tar png jpg jpeg tif tiff gif bmp webp svg heic htm html xhtml xml json eml msg " +
    "exe com bat cmd ps1 scr msi js mjs vbs jar apk sh app dmg lnk"
  ).split(" "),
);

/** Letters that no name needs: separators of folders, control and directional ones. */
const unwanted = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\\/]/gu;

/**
 * The name of a file: the last part of what its sender says, with the ending that its content
 * has. "SDS.docx" that is a PDF becomes "SDS.pdf", "Version 1.2" becomes "Version 1.2.pdf".
 */
export function fileName(given: string, ending: string): string {
  const last = given.replaceAll("\\", "/").split("/").at(-1) ?? "";
  const clean = last.normalize("NFC").replaceAll(unwanted, " ").replaceAll(/\s+/g, " ").trim();
  const { ext } = path.parse(clean);
  if (ext.toLowerCase() === `.${ending}` && ext.length < clean.length) return cut(clean, ext);
  const base = known.has(ext.slice(1).toLowerCase()) ? clean.slice(0, -ext.length) : clean;
  return cut(`${base.trim() || "file"}.${ending}`, `.${ending}`);
}

/** Shortened before the ending, between letters. */
function cut(name: string, ending: string): string {
  let base = name.slice(0, -ending.length);
  while (Buffer.byteLength(base + ending) > longest) base = [...base].slice(0, -1).join("");
  return base + ending;
}
