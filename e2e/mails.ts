import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { inject, vi } from "vitest";

export interface ReadMail {
  subject: string;
  /** Its plain text. */
  text: string;
  /** The addresses in it, in their order. */
  links: string[];
}

const folder = join(inject("data"), "mail");

/**
 * The newest mail to this address, as soon as it is there. Give the subject, or a part of it, when
 * it gets several.
 */
export function readMail(to: string, subject = ""): Promise<ReadMail> {
  return vi.waitFor(
    async () => {
      const mails = (await mailsTo(to)).filter((mail) => mail.subject.includes(subject));
      const newest = mails.at(-1);
      if (!newest) throw new Error(`no mail "${subject}" to ${to}`);
      return newest;
    },
    { timeout: 60_000, interval: 200 },
  );
}

/** All that was mailed to this address, the oldest first. */
export async function mailsTo(to: string): Promise<ReadMail[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const sources = await Promise.all(
    names.toSorted().map((name) => readFile(join(folder, name), "utf8")),
  );
  return sources
    .filter((source) => header(source, "To").toLowerCase() === to.toLowerCase())
    .map(readSource);
}

/** What people read of a mail. */
export function readSource(source: string): ReadMail {
  const part =
    source.split(/^--(?! |=20)/m).find((each) => /content-type: text\/plain/i.test(each)) ?? "";
  const [headers = "", ...body] = part.split("\r\n\r\n");
  const coded = body.join("\r\n\r\n");
  const text = (
    /base64/i.test(headers) ? Buffer.from(coded, "base64").toString("utf8") : quoted(coded)
  ).trim();
  const links = text.match(/https?:\/\/[^\s>]+/g) ?? [];
  return { subject: words(header(source, "Subject")), text, links };
}

/** Of a mail, on one line. */
export const header = (source: string, name: string) =>
  (new RegExp(`^${name}:(.*(?:\r\n[ \t].*)*)`, "m").exec(source)?.[1] ?? "")
    .replaceAll(/\r\n[ \t]+/g, " ")
    .trim();

/** Quoted-printable: "=C3=BC" is two bytes of one letter; a "=" at the end joins lines. */
const quoted = (text: string) =>
  Buffer.from(
    text
      .replaceAll("=\r\n", "")
      .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      ),
    "latin1",
  ).toString("utf8");

/** What of a header is not ASCII (RFC 2047). */
const words = (text: string) =>
  text
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, coded: string) =>
      kind.toLowerCase() === "b"
        ? Buffer.from(coded, "base64").toString("utf8")
        : quoted(coded.replaceAll("_", " ")),
    );
