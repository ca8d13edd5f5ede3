import type { Readable } from "node:stream";
import type { ExportFormat } from "@neroli/contract/exports/schema.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { failDownload, failureOf } from "../../downloads/commands/fail-download.ts";
import { finishDownload } from "../../downloads/commands/finish-download.ts";
import { noteProgress } from "../../downloads/commands/note-progress.ts";
import { findDownload } from "../../downloads/queries/list-downloads.ts";
import { findMissing } from "../../kernel/assets/assets.ts";
import type { QueuedJob } from "../../kernel/jobs/queued.ts";
import { tableMediaTypes } from "../../kernel/tables/media-types.ts";
import { mayHave } from "../policy.ts";
import { writeTable } from "../products/write-table.ts";
import { findExportedFiles } from "../queries/find-files.ts";
import {
  countSelected,
  type ExportedProduct,
  listTexts,
  readPages,
  type Selection,
} from "../queries/read-pages.ts";
import { writeExportZip } from "../zip/write-export-zip.ts";

interface ExportOrder extends Selection {
  /** The key of the download. */
  key: string;
  format: ExportFormat;
  documents: boolean;
  /** The language of what people read in it. */
  language: Language;
}

const mediaTypes: Record<ExportFormat | "ZIP", string> = {
  ...tableMediaTypes,
  JSON: "application/json",
  ZIP: "application/zip",
};

/**
 * Makes the file of an export. Whether its owner may have it is asked again: rights may have
 * changed since it was started. Repeated whole when the process ends in between.
 */
export const makeExport: QueuedJob<ExportOrder> = {
  name: "make-export",

  async work(order, signal) {
    const { key } = order;
    const download = await findDownload(key);
    if (!download || !(await noteProgress(key, 0))) return;
    if (!(await mayHave(download.user_key, order))) {
      return failDownload(key, "downloads.rights-changed");
    }
    const unwanted = new AbortController();
    const progress = async (share: number) => {
      if (!(await noteProgress(key, share * 100))) unwanted.abort();
    };
    try {
      await finishDownload({
        key,
        content: await makeContent(order, progress),
        signal: AbortSignal.any([signal, unwanted.signal]),
        media_type: mediaTypes[order.documents ? "ZIP" : order.format],
      });
    } catch (error) {
      if (!unwanted.signal.aborted) throw error;
    }
  },

  failed: ({ key }, error) => failDownload(key, failureOf(error)),
};

async function makeContent(
  order: ExportOrder,
  progress: (share: number) => Promise<void>,
): Promise<Readable> {
  const counts = await countSelected(order);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const present = counts.map(({ offering }) => offering);
  const { format, company_key, language } = order;
  const texts = await listTexts(order);
  const table = (portion: number) =>
    writeTable(
      counted(readPages(order), (done) => progress((done / Math.max(1, total)) * portion)),
      {
        format,
        language,
        company_key,
        texts,
        // A company without products gets an empty table that it may fill in.
        offerings: present.length > 0 ? present : order.offerings,
      },
    );
  if (!order.documents) return table(1);
  const files = await findExportedFiles(order);
  const gone = await findMissing(files.map(({ storage_key }) => storage_key));
  const [there = [], missing = []] = [false, true].map((isGone) =>
    files.filter(({ storage_key }) => gone.has(storage_key) === isGone),
  );
  return writeExportZip(there, {
    missing,
    company_key,
    products: { name: `products.${format.toLowerCase()}`, open: () => table(0.3) },
    progress: (share) => progress(0.3 + share * 0.7),
  });
}

async function* counted(
  pages: AsyncIterable<ExportedProduct[]>,
  tell: (done: number) => Promise<void>,
): AsyncGenerator<ExportedProduct[]> {
  let done = 0;
  for await (const page of pages) {
    yield page;
    done += page.length;
    await tell(done);
  }
}
