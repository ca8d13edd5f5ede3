import { isSupport } from "@neroli/contract/access/roles.ts";
import { useSearchParams } from "react-router";
import { CompanyPicker, usePickedCompany } from "../kernel/company-picker.tsx";
import { useSession } from "../kernel/session/session.tsx";
import { metaT, useT } from "../language/phrases.tsx";
import type { Route } from "./+types/imports-page";
import classes from "./imports.module.css";
import { ImportsTable } from "./imports-table.tsx";
import { NewImport } from "./new-import.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${metaT(matches)("imports.title")} | Neroli` },
  { name: "robots", content: "noindex" },
];

/** A new import, and what earlier ones did: of one's company, for support of any or all. */
export default function ImportsPage() {
  const t = useT();
  const session = useSession();
  const [params, setParams] = useSearchParams();
  const profile = session.state === "signed-in" ? session.profile : null;
  const support = profile !== null && isSupport(profile.roles);
  const asked = usePickedCompany(support ? params.get("company") : null);
  const company = support ? asked : (profile?.company ?? null);
  if (!profile) return null;
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>{t("imports.title")}</h1>
        <p>{t("imports.lead")}</p>
      </header>
      {support && (
        <div className={classes.company}>
          <CompanyPicker
            label={t("imports.company")}
            placeholder={t("imports.company.type")}
            value={company}
            clear={t("imports.company.clear")}
            onChange={(chosen) =>
              setParams(chosen ? { company: chosen.key } : {}, { preventScrollReset: true })
            }
          />
        </div>
      )}
      {company ? (
        <NewImport key={company.key} company={company} support={support} />
      ) : (
        <p className={classes.note}>
          {t(support ? "imports.company.first" : "imports.no-company")}
        </p>
      )}
      {(company || support) && <ImportsTable company={company?.key ?? null} />}
    </div>
  );
}
