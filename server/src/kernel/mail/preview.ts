import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { languages } from "@neroli/contract/kernel/language.ts";
import type { FastifyPluginAsync } from "fastify";
import type { MailKind } from "./kinds.ts";
import { layOut, type MailContent } from "./layout.ts";
import { supportAddress } from "./mail.ts";
import { parseMail } from "./parse-mail.ts";
import { type Entry, previewPage } from "./preview-page.ts";

interface Options {
  /** The data folder, below which mails are written without an SMTP server. */
  data: string;
  kinds: readonly MailKind[];
  production: boolean;
}

/** The mail that is shown: a written one by its file, or the sample of a kind. */
interface PreviewQuery {
  file?: string;
  kind?: string;
  language?: string;
}

/** How many of the written mails are listed. */
const newest = 50;

/**
 * For developers: the mails that the data folder holds, and a sample of every kind in every
 * language, as HTML and text. In production there is no such page.
 */
export const mailPreview: FastifyPluginAsync<Options> = async (app, options) => {
  app.get<{ Querystring: PreviewQuery }>("/dev/mails", async ({ query }, reply) => {
    if (options.production) return reply.code(404).type("text/plain").send("Not found");
    const folder = path.join(options.data, "mail");
    const files = await listFiles(folder);
    const shown = await find(query, { folder, files, kinds: options.kinds });
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'")
      .send(previewPage({ entries: await list(folder, files), kinds: options.kinds, shown }));
  });
};

const listFiles = async (folder: string) =>
  (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith(".eml"))
    .sort()
    .reverse()
    .slice(0, newest);

const read = async (folder: string, file: string) =>
  parseMail(await readFile(path.join(folder, file), "utf8"));

const list = (folder: string, files: readonly string[]): Promise<Entry[]> =>
  Promise.all(files.map(async (file) => ({ file, ...(await read(folder, file)) })));

interface Choice {
  folder: string;
  files: readonly string[];
  kinds: readonly MailKind[];
}

/** The mail that the address names, if the lists hold it; the first kind otherwise. */
async function find(
  query: PreviewQuery,
  { folder, files, kinds }: Choice,
): Promise<MailContent | null> {
  const file = files.find((name) => name === query.file);
  if (file) return read(folder, file);
  const language = languages.find((each) => each === query.language) ?? "en";
  const kind = kinds.find(({ name }) => name === query.kind) ?? kinds[0];
  return kind ? layOut(kind.sample(language), supportAddress()) : null;
}
