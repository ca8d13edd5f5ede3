import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { languages } from "@neroli/contract/kernel/language.ts";
import type { FastifyPluginAsync } from "fastify";
import type { MailContent, MailKind } from "./kinds.ts";
import { parseMail } from "./parse-mail.ts";
import { type Entry, previewPage } from "./preview-page.ts";

interface Options {
  /** The data folder, below which mails are written without an SMTP server. */
  data: string;
  kinds: readonly MailKind[];
  production: boolean;
}

interface Asked {
  file?: string;
  kind?: string;
  language?: string;
}

/** Mails shown of all that were written. */
const newest = 50;

/**
 * For developers: the mails that the data folder holds, and a sample of every kind in every
 * language, as HTML and text. In production there is no such page.
 */
export const mailPreview: FastifyPluginAsync<Options> = async (app, options) => {
  app.get<{ Querystring: Asked }>("/dev/mails", async ({ query }, reply) => {
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

interface Known {
  folder: string;
  files: readonly string[];
  kinds: readonly MailKind[];
}

/** What the address asks for, only ever one of what the lists hold; the first kind otherwise. */
async function find(asked: Asked, { folder, files, kinds }: Known): Promise<MailContent | null> {
  const file = files.find((name) => name === asked.file);
  if (file) return read(folder, file);
  const language = languages.find((each) => each === asked.language) ?? "en";
  const kind = kinds.find(({ name }) => name === asked.kind) ?? kinds[0];
  return kind?.sample(language) ?? null;
}
