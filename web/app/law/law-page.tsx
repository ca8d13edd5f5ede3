import { isSupport } from "@neroli/contract/access/roles.ts";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { useSession } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/law-page";
import { AnnexStates } from "./annex-states.tsx";
import { EntriesTable } from "./entries-table.tsx";
import { LoadAnnex } from "./load-annex.tsx";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "law.title");

/** The annexes of the cosmetics law: read by the project space, loaded by support. */
export default function LawPage() {
  const t = useT();
  const session = useSession();
  const support = session.state === "signed-in" && isSupport(session.profile.roles);
  return (
    <WorkPage title={t("law.title")} lead={t("law.lead")}>
      {support && <LoadAnnex />}
      <AnnexStates />
      <EntriesTable />
    </WorkPage>
  );
}
