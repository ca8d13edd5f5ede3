import { links } from "@neroli/contract/access/links.ts";
import { isSupport } from "@neroli/contract/access/roles.ts";
import type { Company } from "@neroli/contract/companies/schema.ts";
import { offerings } from "@neroli/contract/enumerations/products.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "../kernel/client.ts";
import { useMayOpen, useSession } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { Note } from "../ui/card.tsx";
import { Icon } from "../ui/icon.tsx";
import layout from "../ui/layout.module.css";
import { Verified } from "../ui/verified.tsx";
import { QueryCard } from "./card.tsx";
import classes from "./dashboard.module.css";

/** The company as others find it, whether they do, and the way to change it. */
export function OwnCompany({ companyKey }: { companyKey: string }) {
  const t = useT();
  const mayOpen = useMayOpen();
  const query = useQuery({
    queryKey: ["dashboard", "company", companyKey],
    queryFn: () => api("GET /companies/:companyKey", { params: { companyKey } }),
  });
  return (
    <QueryCard title={t("dashboard.company")} query={query} wide>
      {(company) => (
        <>
          <div className={classes.own}>
            {company.logo && <img src={company.logo} alt="" width="64" height="64" />}
            <div>
              <strong className={classes.name}>{company.name}</strong>
              {company.enabled && company.verified && <Verified label={t("dashboard.verified")} />}
            </div>
          </div>
          <State company={company} />
          <CompanyLinks company={company} />
          <h3>{t("dashboard.products")}</h3>
          <ul className={`${layout.list} ${classes.counts}`}>
            {offerings.map((offering) => (
              <li key={offering}>
                <Link to={links.adminProducts(offering)}>
                  <Icon name={offering} />
                  <strong>{company.product_counts[offering] ?? 0}</strong>
                  {t(`offerings.${offering}`)}
                </Link>
              </li>
            ))}
            {mayOpen("/admin/documents") && (
              <li>
                <Link to={links.adminDocuments()}>
                  <Icon name="document" />
                  {t("documents-admin.title")}
                </Link>
              </li>
            )}
          </ul>
        </>
      )}
    </QueryCard>
  );
}

/** What a company that is not verified, or disabled, cannot do. */
function State({ company }: { company: Company }) {
  const t = useT();
  if (company.enabled && company.verified) return null;
  const state = company.enabled ? "unverified" : "disabled";
  return (
    <Note tone="warning">
      <strong>{t(`dashboard.${state}`)}.</strong> {t(`dashboard.${state}.text`)}
    </Note>
  );
}

/** Where the company is edited and seen. */
function CompanyLinks({ company }: { company: Company }) {
  const t = useT();
  return (
    <div className={layout.line}>
      {company.can.edit && (
        <>
          <ButtonLink size="small" href={links.companyEditor(company.key)}>
            {t("dashboard.edit")}
          </ButtonLink>
          <ButtonLink size="small" href={links.dataVisibility(company.key)}>
            {t("dashboard.visibility")}
          </ButtonLink>
        </>
      )}
      <ButtonLink size="small" href={links.company(company.key)}>
        {t("dashboard.page")}
      </ButtonLink>
      {!company.can.edit && <WhoEdits />}
    </div>
  );
}

/** Why there is no way to the editor. */
function WhoEdits() {
  const t = useT();
  const session = useSession();
  if (session.state !== "signed-in" || isSupport(session.profile.roles)) return null;
  const soon = session.profile.roles.includes("SUPPLIER_MANAGER_UNVERIFIED");
  return (
    <span className={layout.soft}>
      {t(soon ? "dashboard.edit.once-verified" : "dashboard.edit.who")}
    </span>
  );
}
