import type { Company } from "@neroli/contract/companies/schema.ts";
import { useT, words } from "../kernel/phrases.tsx";
import { useRequestDialog } from "../kernel/request-dialog.tsx";
import buttons from "../ui/button.module.css";
import { Verified } from "../ui/verified.tsx";
import classes from "./company-page.module.css";

export function CompanyHeader({ company }: { company: Company }) {
  const t = useT();
  const { open } = useRequestDialog();
  const ask = () =>
    open({
      type: "CONTACT",
      products: [],
      origin: "company",
      company: { key: company.key, name: company.name },
    });
  return (
    <header className={classes.header}>
      {company.header && (
        <img className={classes.banner} src={company.header} alt="" width={1000} height={200} />
      )}
      <div className={classes.title}>
        {company.logo && (
          <img className={classes.logo} src={company.logo} alt="" width={88} height={88} />
        )}
        <div className={classes.names}>
          <h1>{company.name}</h1>
          <p>
            {words(t, "company-types", company.type)}
            {company.verified && <Verified label={t("company-page.verified")} />}
          </p>
          {company.tagline && <p className={classes.tagline}>{company.tagline}</p>}
          <Labels company={company} />
        </div>
        <button type="button" className={buttons.primary} onClick={ask}>
          {t("company-page.contact")}
        </button>
      </div>
    </header>
  );
}

function Labels({ company }: { company: Company }) {
  if (company.labels.length === 0) return null;
  return (
    <ul className={classes.labels}>
      {company.labels.map(({ title, colour, description }) => (
        <li key={title} title={description} style={{ borderColor: colour }}>
          {title}
        </li>
      ))}
    </ul>
  );
}
