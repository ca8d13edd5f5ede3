import { isSupport } from "@neroli/contract/access/roles.ts";
import type { DownloadKind } from "@neroli/contract/downloads/schema.ts";
import { editsProductsOf } from "@neroli/contract/products/visibility.ts";
import { sortByRight } from "../documents/queries/sort-by-right.ts";
import type { SignedInActor } from "../kernel/actor.ts";
import { readsProject } from "../published/projects.ts";

/** The facts that decide what may be done with a download. */
interface DownloadFacts {
  kind: DownloadKind;
  state: string;
  company_key: string | null;
  project_key: string | null;
  subject_key: string | null;
  documents: readonly string[];
}

/** Whether a download can be made again: not while it is being made, and no export. */
export const isRepeatable = ({
  kind,
  state,
  documents,
}: Omit<DownloadFacts, "company_key" | "project_key" | "subject_key">): boolean =>
  kind === "DOCUMENTS" && documents.length > 0 && state !== "WAITING" && state !== "WORKING";

/** Whether its owner may have at this moment what is in a download. */
export async function mayStillHave(
  owner: SignedInActor,
  download: Omit<DownloadFacts, "state">,
): Promise<boolean> {
  const { kind, company_key, project_key, subject_key, documents } = download;
  if (kind === "EXPORT") return company_key !== null && editsProductsOf(owner, company_key);
  if (kind === "PERSONAL") return subject_key === owner.user_key || isSupport(owner.roles);
  if (kind === "PROJECT" && !(project_key && (await readsProject(owner, project_key))))
    return false;
  return (await sortByRight(owner, documents)).refused.length === 0;
}
