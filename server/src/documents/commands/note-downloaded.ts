import { noteInteractions } from "../../interactions/commands/note-interactions.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { countSecurity } from "../../kernel/security-log.ts";
import type { DocumentRow } from "../queries/find-documents.ts";
import { recordDownloads } from "../receipts/commands/record-receipts.ts";

const mostNamed = 20;

/**
 * Notes in the ledger who received what, and in the security log that confidential documents leave
 * the house, once a minute for the same ones: readers of PDF ask for many parts.
 */
export async function noteDownloaded(
  reader: SignedInActor,
  documents: readonly DocumentRow[],
): Promise<void> {
  await recordDownloads(reader, documents);
  await noteInteractions(
    reader,
    documents.map(({ id, company_key, product_key }) => ({
      ...{ kind: "DOWNLOAD" as const, company_key, document: id },
      ...(product_key !== null && { product_key }),
    })),
  );
  const confidential = documents.filter(({ visibility }) => visibility === "CONFIDENTIAL");
  const [first] = confidential;
  if (!first) return;
  await countSecurity(
    {
      kind: "confidential-downloaded",
      user_key: reader.user_key,
      company_key: first.company_key,
      details: {
        documents: confidential.slice(0, mostNamed).map(({ id, name }) => ({ id, name })),
        number: confidential.length,
      },
    },
    [reader.user_key, confidential.length, first.id].join(" "),
  );
}
