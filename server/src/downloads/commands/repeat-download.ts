import type { SignedInActor } from "../../kernel/actor.ts";
import { AppError } from "../../kernel/errors.ts";
import { isRepeatable } from "../policy.ts";
import { getDownload } from "../queries/list-downloads.ts";
import { removeDownload } from "./remove-download.ts";
import { startDocuments } from "./start-documents.ts";

/** Asks for the documents of a download once more; answers the key of the one that replaces it. */
export async function repeatDownload(actor: SignedInActor, key: string): Promise<string> {
  const download = await getDownload(actor, key);
  if (!isRepeatable(download)) throw new AppError("downloads.not-repeatable");
  const next = await startDocuments(actor, download.documents);
  await removeDownload(actor, key);
  return next;
}
