import { downloadRefusal } from "@neroli/contract/documents/access.ts";
import { systemActor } from "../../kernel/actor.ts";
import { listWaitingFor } from "../../requests/queries/list-waiting-for.ts";
import { findAccount } from "../../users/queries.ts";
import { findDocuments } from "./find-documents.ts";

/**
 * A document, and the buyers with an open document request that it answers: they see its product
 * and may download it. Of a CONFIDENTIAL one nobody is told but those whose company has access to it:
 * whether others get it the supplier decides with the request.
 */
export async function findWaiting(id: string) {
  const [document] = await findDocuments(systemActor, [id]);
  if (!document?.product_key) return { document: null, buyers: [] };
  const { product_key, document_type } = document;
  const rows = await listWaitingFor({ product_key, document_type });
  const may = await Promise.all(
    rows.map(async ({ user_key }) => {
      const account = await findAccount(user_key, "en");
      if (!account?.enabled) return false;
      const [own] = await findDocuments(account.actor, [id]);
      return own !== undefined && downloadRefusal(account.actor, own) === null;
    }),
  );
  return { document, buyers: rows.filter((_, at) => may[at]) };
}
