import { randomUUID } from "node:crypto";
import type { NewImport } from "@neroli/contract/imports/schema.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { deleteAsset, dropFile, openAsset, putFile } from "../../kernel/assets/assets.ts";
import { receive } from "../../kernel/assets/receive.ts";
import { refuseFullStorage } from "../../kernel/assets/storage.ts";
import { audit } from "../../kernel/audit.ts";
import { db } from "../../kernel/db/db.ts";
import { AppError, notFound } from "../../kernel/errors.ts";
import type { Upload } from "../../kernel/http/upload.ts";
import { once } from "../../kernel/once/once.ts";
import { findCompany } from "../../published/companies.ts";
import { seesImportsOf } from "../policy.ts";
import { getImport, type ImportAddress } from "../queries/read-import.ts";
import type { ReadingOptions } from "../sources/source.ts";
import { SourceError } from "../sources/source-error.ts";
import { unreadable } from "../sources/unreadable.ts";
import { analyseFile } from "./analyse-file.ts";

interface UploadedFile {
  company_key: string;
  upload: Omit<Upload<NewImport>, "digest">;
  /** What is known of how the file is read. */
  reading?: ReadingOptions;
}

/** Keeps the file, reads how it is made, and proposes a mapping. Answers the import's id. */
export async function uploadImport(
  actor: SignedInActor,
  { company_key, upload, reading = {} }: UploadedFile,
): Promise<string> {
  if (!seesImportsOf(actor, company_key)) throw notFound();
  if (!(await findCompany(company_key))) throw notFound();
  const { repairs } = upload.data;
  if (repairs) await getImport(actor, { company_key, id: repairs });
  await refuseFullStorage(company_key);
  const file = await receive(upload.content);
  const id = randomUUID();
  const storage_key = `imports/${id}`;
  const file_name = nameOf(upload.name);
  try {
    const from = { ...reading, company_key, from: file.path };
    const analysed = await analyseFile(actor, from, upload.data);
    await putFile(storage_key, file);
    const made = await once(async () => {
      const whole = { ...analysed, id, company_key, created_by: actor.user_key };
      await db()
        .insertInto("imports")
        .values({ ...whole, file_name, storage_key, size: file.size })
        .execute();
      await refuseFullStorage(company_key);
      await audit(actor, {
        action: "import.uploaded",
        key: id,
        company_key,
        after: { file: file_name },
      });
      return id;
    });
    // Uploaded before, and its answer lost.
    if (made !== id) await deleteAsset(storage_key);
    return made;
  } catch (error) {
    await dropFile(file);
    await deleteAsset(storage_key);
    throw error;
  }
}

/** Another sheet of a workbook that was uploaded, as an import of its own. Answers its id. */
export async function importSheet(
  actor: SignedInActor,
  { sheet, ...address }: ImportAddress & { sheet: string },
): Promise<string> {
  const { storage_key, company_key, file_name, format, sheets } = await getImport(actor, address);
  if (storage_key === null) throw new AppError("imports.file-gone");
  if (!sheets.includes(sheet)) {
    const names = { sheet, sheets: sheets.join(", ") || "–" };
    throw unreadable(actor.language, new SourceError("file-no-such-sheet", names));
  }
  const content = await openAsset(storage_key);
  return await uploadImport(actor, {
    company_key,
    upload: { data: {}, name: file_name, content },
    reading: { format, sheet },
  });
}

/** Browsers may send a path; what is shown is the file's own name. */
const nameOf = (given: string) =>
  (given.split(/[\\/]/).at(-1) ?? "").replaceAll("\0", "").slice(0, 200) || "file";
