import { downloadRefusal } from "@neroli/contract/documents/access.ts";
import type { SignedInActor } from "../kernel/actor.ts";
import { AppError } from "../kernel/errors.ts";
import type { DocumentRow } from "./queries.ts";

/** Refuses the download of a document that is there but not for this actor (spec 3 and 4). */
export function allowDownload(actor: SignedInActor, document: DocumentRow): void {
  const refusal = downloadRefusal(actor, document);
  if (refusal) throw new AppError(refusal);
}
