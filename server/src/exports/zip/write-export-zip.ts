import { createHash } from "node:crypto";
import { PassThrough, Readable } from "node:stream";
import {
  type ExportedDocument,
  type ExportManifest,
  manifestName,
} from "@neroli/contract/exports/manifest.ts";
import { ZipFile } from "yazl";
import { openAsset } from "../../kernel/assets/assets.ts";
import { now } from "../../kernel/clock.ts";
import type { ExportedFile } from "../queries/find-files.ts";

interface Options {
  /** Files that are gone from the store: the manifest names them. */
  missing: readonly ExportedFile[];
  company_key: string;
  products: { name: string; open(): Readable };
  /** Hears how much is done, from 0 to 1. */
  progress(share: number): Promise<void>;
}

/**
 * The products, then each file when its turn comes, and last the manifest, which says what the
 * files are: only then their hashes are known.
 */
export function writeExportZip(files: readonly ExportedFile[], options: Options): Readable {
  const { company_key, products, missing, progress } = options;
  const zip = new ZipFile();
  const output = new PassThrough();
  const fail = (error: unknown) =>
    void output.destroy(error instanceof Error ? error : new Error(String(error)));
  let current: Readable | undefined;
  zip.on("error", fail);
  output.on("close", () => current?.destroy());
  const add = (name: string, compress: boolean, open: () => Promise<Readable>) =>
    zip.addReadStreamLazy(name, { compress }, (give) => {
      open()
        .then((stream) => {
          current = stream.on("error", fail);
          give(null, stream);
        })
        .catch(fail);
    });
  const documents: ExportedDocument[] = [];
  add(products.name, !products.name.endsWith(".xlsx"), async () => products.open());
  for (const [at, file] of files.entries()) {
    const name = pathOf(file);
    add(name, file.media_type.startsWith("text/"), async () => {
      await progress(at / files.length);
      return hashed(await openAsset(file.storage_key), (sha256, size) =>
        documents.push({ ...described(file), file: name, size, sha256 }),
      );
    });
  }
  add(manifestName, true, async () => {
    const manifest: ExportManifest = {
      format: "neroli-export",
      version: 1,
      company: company_key,
      exported_at: now().toISOString(),
      products: products.name,
      documents,
      missing: missing.map(pathOf),
    };
    return Readable.from(JSON.stringify(manifest, null, 1), { objectMode: false });
  });
  zip.end();
  zip.outputStream.pipe(output);
  return output;
}

/** A folder for each product, one for each document in it, and its versions in that. */
function pathOf({ product, kind, series, version, position, name, id }: ExportedFile): string {
  const file = safe(name);
  if (kind === "IMAGE") return `pictures/${product}/${position + 1}-${id.slice(-4)}-${file}`;
  return `documents/${product ?? "company"}/${series.slice(-8)}-v${version}-${file}`;
}

/** Characters that no file system's names have, or that are something else in a path. */
const forbidden = /[\p{Cc}\p{Cf}<>:"/\\|?*]/gu;

function safe(name: string): string {
  const clean = name.normalize("NFC").toWellFormed().replaceAll(forbidden, " ");
  const trimmed = clean.replaceAll(/\s+/g, " ").replaceAll(/^[. ]+|[. ]+$/g, "") || "file";
  const ending = /\.[a-z0-9]{1,5}$/i.exec(trimmed)?.[0] ?? "";
  return `${[...trimmed.slice(0, trimmed.length - ending.length)].slice(0, 100).join("")}${ending}`;
}

/** Passes the bytes on, and tells what they were once they are through. */
function hashed(source: Readable, tell: (sha256: string, size: number) => void): Readable {
  const hash = createHash("sha256");
  let size = 0;
  return Readable.from(
    (async function* () {
      for await (const chunk of source as AsyncIterable<Buffer>) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
      tell(hash.digest("hex"), size);
    })(),
    { objectMode: false },
  );
}

const described = ({ storage_key: _, id: __, created_at, ...file }: ExportedFile) => ({
  ...file,
  created_at: created_at.toISOString(),
});
