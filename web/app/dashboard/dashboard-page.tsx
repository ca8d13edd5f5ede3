import { isSupport } from "@neroli/contract/access/roles.ts";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { useSession } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import { Note } from "../ui/card.tsx";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/dashboard-page";
import { SupplierDashboard } from "./supplier-dashboard.tsx";
import { SupportDashboard } from "./support-dashboard.tsx";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "dashboard.title");

/** Where administration begins: what waits, and the way to everything one may change. */
export default function DashboardPage() {
  const t = useT();
  const session = useSession();
  if (session.state !== "signed-in") return null;
  const { roles, company, status } = session.profile;
  return (
    <WorkPage title={t("dashboard.title")}>
      {status === "AWAITING_VERIFICATION" && <Note>{t("errors.access.unverified")}</Note>}
      {isSupport(roles) && <SupportDashboard />}
      {!isSupport(roles) && company && <SupplierDashboard companyKey={company.key} />}
      {!isSupport(roles) && !company && <Note>{t("dashboard.no-company")}</Note>}
    </WorkPage>
  );
}
