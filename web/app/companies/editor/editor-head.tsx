import type { EditableCompany } from "@neroli/contract/companies/editable.ts";
import { useT } from "../../language/phrases.tsx";
import { links } from "../../links.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { WayBack } from "../way-back.tsx";
import classes from "./editor.module.css";

/** Title, the way back, and the company's other pages. */
export function EditorHead({ company }: { company: EditableCompany | null }) {
  const t = useT();
  return (
    <header className={classes.head}>
      <WayBack />
      <div className={classes.titleLine}>
        <h1>
          {company
            ? t("company-editor.title", { name: company.name })
            : t("company-editor.title.new")}
        </h1>
        {company && (
          <div className={classes.headActions}>
            <ButtonLink size="small" href={links.company(company.key)}>
              {t("company-editor.open-page")}
            </ButtonLink>
            <ButtonLink size="small" href={links.dataVisibility(company.key)}>
              {t("company-editor.data-visibility")}
            </ButtonLink>
          </div>
        )}
      </div>
      {!company && <p className={classes.soft}>{t("company-editor.new.lead")}</p>}
      {company && <State company={company} />}
    </header>
  );
}

function State({ company }: { company: EditableCompany }) {
  const t = useT();
  if (company.verified && company.enabled) return null;
  return (
    <p className={classes.note}>
      {company.enabled ? t("company-editor.unverified") : t("company-editor.disabled")}
    </p>
  );
}
