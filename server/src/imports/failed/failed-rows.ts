import { createReadStream } from "node:fs";
import { say } from "@neroli/phrases/say.ts";
import type { Actor } from "../../kernel/actor.ts";
import { rawPool } from "../../kernel/db/db.ts";
import type { FileAnswer } from "../../kernel/http/routes.ts";
import { getImport, type ImportAddress } from "../queries/read-import.ts";
import { toLocalFile } from "../sources/local-file.ts";
import { openerOf } from "../sources/open-imported.ts";
import { readApart } from "../sources/read-apart.ts";
import { unreadable } from "../sources/unreadable.ts";
import type { FailedOrder, FailedRowsFile } from "./failed-rows-work.ts";

const module = new URL("./failed-rows-work.ts", import.meta.url);

/** The rejected rows as a file like the one that was given. */
export async function openFailedRows(actor: Actor, address: ImportAddress): Promise<FileAnswer> {
  const { language } = actor;
  const record = await getImport(actor, address);
  const file = await toLocalFile(openerOf(record));
  try {
    const { id, started_at, format, reading, company_key } = record;
    const into = `${file.path}.failed`;
    const options = { format, ...reading };
    const url = rawPool().options.connectionString ?? "";
    const order: FailedOrder = { url, id, started_at, path: file.path, options, into, language };
    const made = await readApart<FailedRowsFile>({ company_key, module, order });
    const stream = createReadStream(into).once("close", () => void file.close());
    const name = say(language, "imports-outcomes.failed-file", {
      name: record.file_name.replace(/(\.\w{1,5}){1,2}$/, ""),
    });
    const { media_type, extension } = made;
    return { stream, media_type, name: `${name}.${extension}`, inline: false };
  } catch (error) {
    await file.close();
    throw unreadable(language, error);
  }
}
