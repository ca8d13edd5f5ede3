import type { EditableCompany } from "@neroli/contract/companies/editable.ts";
import { useT } from "../../kernel/phrases.tsx";
import { CompanyPicture } from "./company-picture.tsx";
import classes from "./editor.module.css";

/** Logo, its version for white backgrounds, header; those of the segments stand with their texts. */
export function PicturesSection({ company }: { company: EditableCompany }) {
  const t = useT();
  return (
    <>
      <CompanyPicture companyKey={company.key} kind="LOGO" />
      <CompanyPicture companyKey={company.key} kind="LOGO_WHITE" />
      <CompanyPicture companyKey={company.key} kind="HEADER" />
      {!company.subscribed && <p className={classes.note}>{t("company-editor.not-subscribed")}</p>}
    </>
  );
}
