import type { MailContent } from "./layout.ts";

export interface ReadMail extends MailContent {
  to: string;
  /** The text of the Date header. */
  date: string;
  /** All of them, by their names in small letters. */
  headers: Record<string, string>;
  attachments: { name: string; content: Buffer }[];
}

/** Reads a mail of our own making: a text and an HTML part, and files. Not a reader of any mail at all. */
export function parseMail(source: string): ReadMail {
  const { headers, body } = split(source);
  const parts = partsOf(headers, body);
  const of = (type: string) => parts.find((part) => part.type.startsWith(type))?.text ?? "";
  return {
    to: headers.to ?? "",
    date: headers.date ?? "",
    headers,
    subject: decodeWords(headers.subject ?? ""),
    text: of("text/plain"),
    html: of("text/html"),
    attachments: parts.flatMap(({ file, bytes }) =>
      file === null ? [] : [{ name: file, content: bytes }],
    ),
  };
}

/** Its parts, and those of parts that have some. */
function partsOf(headers: Record<string, string>, body: string): Part[] {
  const boundary = /boundary="([^"]+)"/.exec(headers["content-type"] ?? "")?.[1];
  if (!boundary) return [];
  const sources = body.split(`--${boundary}`).slice(1, -1);
  return sources.map(split).flatMap((part) => {
    const within = partsOf(part.headers, part.body);
    return within.length > 0 ? within : [readPart(part)];
  });
}

/** Headers by their name in small letters, and what follows the empty line. */
function split(source: string): { headers: Record<string, string>; body: string } {
  const text = source.replaceAll("\r\n", "\n").replace(/^\n+/, "");
  const end = text.indexOf("\n\n");
  const unfolded = text.slice(0, end).replaceAll(/\n[ \t]+/g, " ");
  const headers = unfolded.split("\n").map((line) => {
    const at = line.indexOf(":");
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
  });
  return { headers: Object.fromEntries(headers), body: text.slice(end + 2) };
}

interface Part {
  type: string;
  text: string;
  bytes: Buffer;
  /** What it is called, of a file. */
  file: string | null;
}

function readPart({ headers, body }: ReturnType<typeof split>): Part {
  const decode = decoders[headers["content-transfer-encoding"] ?? ""] ?? Buffer.from;
  const bytes = decode(body);
  const disposition = headers["content-disposition"] ?? "";
  const file = /^attachment; filename="?([^"]+)"?/.exec(disposition)?.[1] ?? null;
  const type = file === null ? (headers["content-type"] ?? "") : "";
  return { type, text: bytes.toString("utf8").trimEnd(), bytes, file };
}

const decoders: Record<string, (text: string) => Buffer> = {
  base64: (text) => Buffer.from(text, "base64"),
  "quoted-printable": (text) => bytesOf(text.replaceAll(/=\n/g, "")),
};

/** "=C3=BC" is two bytes of one letter. */
const bytesOf = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
    "latin1",
  );

/** Words in a header that are not ASCII (RFC 2047). */
const decodeWords = (text: string) =>
  text
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, coded: string) =>
      encoding.toLowerCase() === "b"
        ? Buffer.from(coded, "base64").toString("utf8")
        : bytesOf(coded.replaceAll("_", " ")).toString("utf8"),
    );
