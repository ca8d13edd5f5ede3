import { groups, holdsOne, isSupport } from "@neroli/contract/access/roles.ts";
import { useSearchParams } from "react-router";
import { CompanyPicker, usePickedCompany } from "../kernel/company-picker.tsx";
import { useSession } from "../kernel/session/session.tsx";
import { metaT, useT } from "../language/phrases.tsx";
import type { Route } from "./+types/documents-page";
import { CompanyDocuments } from "./company-documents.tsx";
import classes from "./documents.module.css";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${metaT(matches)("documents-admin.title")} | Neroli` },
  { name: "robots", content: "noindex" },
];

/** All documents of a company: its own and those of its products. */
export default function DocumentsPage() {
  const t = useT();
  const session = useSession();
  const [params, setParams] = useSearchParams();
  const roles = session.state === "signed-in" ? session.profile.roles : [];
  const own = session.state === "signed-in" ? session.profile.company : null;
  const support = isSupport(roles);
  // A supplier's own company, whatever the address asks for.
  const asked = usePickedCompany(support ? params.get("company") : null);
  const company = support ? asked : own;
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>{t("documents-admin.title")}</h1>
        <p>{t(support ? "documents-admin.lead.support" : "documents-admin.lead")}</p>
      </header>
      {support && (
        <div className={classes.company}>
          <CompanyPicker
            label={t("documents-admin.company")}
            placeholder={t("documents-admin.company.which")}
            value={company}
            clear={t("documents-admin.company.clear")}
            // Filters and page are of the company before.
            onChange={(chosen) => setParams(chosen ? { company: chosen.key } : {})}
          />
        </div>
      )}
      {company && (
        <CompanyDocuments
          key={company.key}
          company={company.key}
          mayEdit={holdsOne(roles, groups.EDIT_PRODUCTS)}
        />
      )}
      {!company && (
        <p className={classes.note}>
          {t(support ? "documents-admin.company.first" : "documents-admin.no-company")}
        </p>
      )}
    </div>
  );
}
