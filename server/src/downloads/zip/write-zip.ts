import { PassThrough, type Readable } from "node:stream";
import type { RefusedDocument } from "@neroli/contract/downloads/schema.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { ZipFile } from "yazl";
import type { DocumentRow } from "../../documents/queries/find-documents.ts";
import { openAsset } from "../../kernel/assets/assets.ts";
import { writeContents } from "./contents.ts";
import { uniquePaths } from "./unique-paths.ts";

interface Options {
  refused: readonly RefusedDocument[];
  /** The language of the list of contents. */
  language: Language;
  /** Hears before each document how much is done, from 0 to 1. */
  progress(share: number): Promise<void>;
}

/** Texts become smaller; the others are compressed as they are. */
const isText = (mediaType: string) => mediaType.startsWith("text/");

/** The documents as one zip, with a list of what is in it. Each is opened when its turn comes. */
export function writeZip(documents: readonly DocumentRow[], options: Options): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  zip.on("error", (error: unknown) => output.destroy(asError(error)));
  let current: Readable | undefined;
  output.on("close", () => current?.destroy());
  const paths = uniquePaths(documents);
  const contents = writeContents(documents, { ...options, paths });
  zip.addBuffer(Buffer.from(contents), "contents.csv");
  const total = documents.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  for (const [at, document] of documents.entries()) {
    const { size, media_type, created_at } = document;
    const from = done;
    done += size;
    const entry = { mtime: created_at, size, compress: isText(media_type) };
    zip.addReadStreamLazy(paths[at] ?? "", entry, (give) => {
      options
        .progress(total === 0 ? 0 : from / total)
        .then(() => openAsset(document.storage_key))
        .then((stream) => {
          current = stream;
          give(null, stream);
        })
        .catch((error: unknown) => output.destroy(asError(error)));
    });
  }
  zip.end();
  return output;
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
