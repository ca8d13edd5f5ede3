import { isSupport } from "@neroli/contract/access/roles.ts";
import { useSession } from "../kernel/session/session.tsx";
import { metaT, useT } from "../language/phrases.tsx";
import type { Route } from "./+types/dashboard-page";
import classes from "./dashboard.module.css";
import { SupplierDashboard } from "./supplier-dashboard.tsx";
import { SupportDashboard } from "./support-dashboard.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${metaT(matches)("dashboard.title")} | Neroli` },
  { name: "robots", content: "noindex" },
];

/** Where administration begins: what waits, and the way to everything one may change. */
export default function DashboardPage() {
  const t = useT();
  const session = useSession();
  if (session.state !== "signed-in") return null;
  const { roles, company, status } = session.profile;
  return (
    <div className={classes.page}>
      <h1>{t("dashboard.title")}</h1>
      {status === "AWAITING_VERIFICATION" && (
        <p className={classes.notice}>{t("errors.access.unverified")}</p>
      )}
      {isSupport(roles) && <SupportDashboard />}
      {!isSupport(roles) && company && <SupplierDashboard companyKey={company.key} />}
      {!isSupport(roles) && !company && (
        <p className={classes.notice}>{t("dashboard.no-company")}</p>
      )}
    </div>
  );
}
