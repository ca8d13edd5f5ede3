import type { DocumentRow } from "../../documents/queries/find-documents.ts";
import { sortByRight } from "../../documents/queries/sort-by-right.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { today } from "../../kernel/clock.ts";
import { AppError } from "../../kernel/errors.ts";
import { enqueue } from "../../kernel/jobs/queued.ts";
import { slug } from "../../kernel/key.ts";
import { once } from "../../kernel/once/once.ts";
import { refuseLarge } from "./refuse-large.ts";
import { startDownload } from "./start-download.ts";
import { zipDocuments } from "./zip-documents.ts";

/** Asks for one zip of these documents, of those that this reader may have; answers its key. */
export async function startDocuments(
  actor: SignedInActor,
  ids: readonly string[],
): Promise<string> {
  const { allowed, refused } = await sortByRight(actor, ids);
  if (allowed.length === 0) {
    const unverified = refused.some(({ code }) => code === "access.unverified");
    throw new AppError(unverified ? "access.unverified" : "downloads.nothing-allowed", { refused });
  }
  refuseLarge(allowed);
  const documents = allowed.map(({ id }) => id);
  return once(async () => {
    const name = nameOf(allowed);
    const key = await startDownload(actor, { kind: "DOCUMENTS", name, documents, refused });
    await enqueue(zipDocuments, { key });
    return key;
  });
}

/** "velourine-b3-2026-07-13.zip": of what all are, else of whom, else "documents". */
function nameOf(documents: readonly DocumentRow[]): string {
  const only = (names: readonly (string | null)[]) =>
    new Set(names).size === 1 ? (names[0] ?? undefined) : undefined;
  const subject =
    only(documents.map(({ product_name }) => product_name)) ??
    only(documents.map(({ company_name }) => company_name)) ??
    "documents";
  return `${slug(subject)}-${today()}.zip`;
}
