import { PassThrough, type Readable } from "node:stream";
import type { RefusedDocument } from "@neroli/contract/downloads/schema.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { ZipFile } from "yazl";
import type { DocumentRow } from "../../documents/queries/find-documents.ts";
import { openAsset } from "../../kernel/assets/assets.ts";
import { writeContents } from "./contents.ts";
import { uniquePaths } from "./unique-paths.ts";

/** A file that is made for a zip. */
export interface MadeFile {
  /** Where it lies among others, which may have its name; on top where it is left out. */
  folder?: string;
  name: string;
  content: Buffer;
}

/** A stored file of a zip that is no document; it lies in the folder of its files. */
export interface StoredFile {
  id: string;
  name: string;
  storage_key: string;
  media_type: string;
  /** Bytes. */
  size: number;
  created_at: Date;
}

interface Options {
  refused: readonly RefusedDocument[];
  /** The language of the list of contents. */
  language: Language;
  /** Hears before each document how much is done, from 0 to 1. */
  progress(share: number): Promise<void>;
  /** The folder of the documents, "documents/"; none where it is left out. */
  folder?: string;
  /** What stands beside the documents: made for this zip, or stored. */
  made?: readonly MadeFile[];
  stored?: readonly StoredFile[];
  /** False where what is made says itself what is in the zip. */
  listed?: boolean;
}

function pathsOfMade(made: readonly MadeFile[]): string[] {
  const below = made.flatMap(({ folder, name }) =>
    folder === undefined ? [] : { name, product_name: folder, company_name: "" },
  );
  const paths = uniquePaths(below).values();
  return made.map(({ folder, name }) => (folder === undefined ? name : (paths.next().value ?? "")));
}

/** Texts become smaller; the others are compressed as they are. */
const isText = (mediaType: string) => mediaType.startsWith("text/");

/** Documents as one zip, with a list of them. Each is opened when its turn comes. */
export function writeZip(documents: readonly DocumentRow[], options: Options): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  zip.on("error", (error: unknown) => output.destroy(asError(error)));
  let current: Readable | undefined;
  output.on("close", () => current?.destroy());
  const { folder = "", made = [], stored = [] } = options;
  const paths = uniquePaths(documents).map((path) => `${folder}${path}`);
  if (options.listed !== false) {
    const contents = writeContents(documents, { ...options, paths });
    zip.addBuffer(Buffer.from(contents), "contents.csv");
  }
  const madePaths = pathsOfMade(made);
  for (const [at, { content }] of made.entries()) zip.addBuffer(content, madePaths[at] ?? "");
  const storedPaths = uniquePaths(
    stored.map(({ name }) => ({ name, product_name: "files", company_name: "" })),
  );
  const files = [
    ...stored.map((file, at) => ({ ...file, path: storedPaths[at] ?? "" })),
    ...documents.map((document, at) => ({ ...document, path: paths[at] ?? "" })),
  ];
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  for (const { path, size, media_type, created_at, storage_key } of files) {
    const from = done;
    done += size;
    const entry = { mtime: created_at, size, compress: isText(media_type) };
    zip.addReadStreamLazy(path, entry, (give) => {
      options
        .progress(total === 0 ? 0 : from / total)
        .then(() => openAsset(storage_key))
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
