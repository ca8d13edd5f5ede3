import type { EditableCompany } from "@neroli/contract/companies/editable.ts";
import { useT } from "../../language/phrases.tsx";
import { Note } from "../../ui/card.tsx";
import { CompanyPicture } from "./company-picture.tsx";

/** Logo, its version for white backgrounds, header; those of the segments stand with their texts. */
export function PicturesSection({ company }: { company: EditableCompany }) {
  const t = useT();
  return (
    <>
      <CompanyPicture company={company} kind="LOGO" />
      <CompanyPicture company={company} kind="LOGO_WHITE" />
      <CompanyPicture company={company} kind="HEADER" />
      {!company.subscribed && <Note tone="warning">{t("company-editor.not-subscribed")}</Note>}
    </>
  );
}
