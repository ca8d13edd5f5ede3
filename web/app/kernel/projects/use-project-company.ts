import { mayAccess } from "@neroli/contract/access/table.ts";
import { useSession } from "../session/session.tsx";

/** The company to whose projects this reader adds products; null for who works in no project space. */
export function useProjectCompany(): string | null {
  const session = useSession();
  if (session.state !== "signed-in") return null;
  const { profile } = session;
  const may = mayAccess("project-space", profile) === "allowed";
  return may ? (profile.company?.key ?? null) : null;
}
