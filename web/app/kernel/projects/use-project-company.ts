import { mayAccess } from "@neroli/contract/access/table.ts";
import { useSessionPart } from "../session/session.tsx";
import type { SessionState } from "../session/state.ts";

/** The company to whose projects this reader adds products; null for who works in no project space. */
export const useProjectCompany = (): string | null => useSessionPart(projectCompanyOf);

function projectCompanyOf(session: SessionState): string | null {
  if (session.state !== "signed-in") return null;
  const { profile } = session;
  const may = mayAccess("project-space", profile) === "allowed";
  return may ? (profile.company?.key ?? null) : null;
}
