import type { SignedInActor } from "../../kernel/actor.ts";
import { discardBytes } from "../../kernel/assets/unclaimed.ts";
import { AppError } from "../../kernel/errors.ts";
import { once } from "../../kernel/once/once.ts";
import { isRepeatable } from "../policy.ts";
import { getDownload } from "../queries/list-downloads.ts";
import { dropDownload } from "./remove-download.ts";
import { startDocuments } from "./start-documents.ts";

/** Asks for the documents of a download once more; answers the key of the one that replaces it. */
export async function repeatDownload(actor: SignedInActor, key: string): Promise<string> {
  const dropped: string[] = [];
  const next = await once(async () => {
    const download = await getDownload(actor, key);
    if (!isRepeatable(download)) throw new AppError("downloads.not-repeatable");
    const started = await startDocuments(actor, download.documents);
    dropped.push(...(await dropDownload(actor, key)));
    return started;
  });
  await discardBytes(dropped);
  return next;
}
