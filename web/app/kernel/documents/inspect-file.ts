import { pictureBytes } from "@neroli/contract/documents/pictures.ts";
import type { ErrorCode } from "@neroli/contract/kernel/errors.ts";
import { longestFile } from "@neroli/contract/kernel/files.ts";

/** File endings that the browser offers; whether a file is accepted, its content decides. */
export const documentEndings = ".pdf,.docx,.xlsx,.pptx,.csv,.txt,.zip";
export const pictureEndings = ".png,.jpg,.jpeg,.tif,.tiff,.gif";

const headBytes = 1_024;

const headOf = async (file: Blob): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, headBytes).arrayBuffer());

const latin = (head: Uint8Array): string => String.fromCharCode(...head);

/** Readers of PDF pass over white space and a byte order mark. */
const isPdf = (text: string) =>
  text
    .replace(/^\xEF\xBB\xBF/, "")
    .trimStart()
    .startsWith("%PDF-");

/** The first bytes of a zip, and of office documents, which are zips. */
const zipHeads = ["PK\x03\x04", "PK\x05\x06"];

/** Why the server is going to refuse a file, as far as its beginning tells; null when it may take it. */
export async function documentRefusal(file: File): Promise<ErrorCode | null> {
  if (file.size === 0) return "documents.empty";
  if (file.size > longestFile) return "request.too-large";
  const head = await headOf(file);
  const text = latin(head);
  const accepted = isPdf(text) || zipHeads.some((zip) => text.startsWith(zip));
  return accepted || isText(head) ? null : "documents.type-not-accepted";
}

/** Text holds no NUL byte, except UTF-16, which begins with a byte order mark. */
const isText = (head: Uint8Array): boolean =>
  !head.includes(0) || ["\xFF\xFE", "\xFE\xFF"].includes(latin(head.subarray(0, 2)));

const pictureHeads = ["\x89PNG", "\xFF\xD8\xFF", "GIF8", "II*\0", "MM\0*"];

export async function pictureRefusal(file: File): Promise<ErrorCode | null> {
  if (file.size === 0) return "documents.empty";
  if (file.size > pictureBytes) return "documents.picture-bytes";
  const text = latin(await headOf(file));
  return pictureHeads.some((head) => text.startsWith(head)) ? null : "documents.picture-type";
}
