import type { EditableCompany } from "@neroli/contract/companies/editable.ts";
import { useT } from "../../language/phrases.tsx";
import { CompanyPicture } from "./company-picture.tsx";
import classes from "./editor.module.css";

/** Logo, its version for white backgrounds, header; those of the segments stand with their texts. */
export function PicturesSection({ company }: { company: EditableCompany }) {
  const t = useT();
  return (
    <>
      <CompanyPicture company={company} kind="LOGO" />
      <CompanyPicture company={company} kind="LOGO_WHITE" />
      <CompanyPicture company={company} kind="HEADER" />
      {!company.subscribed && <p className={classes.note}>{t("company-editor.not-subscribed")}</p>}
    </>
  );
}
