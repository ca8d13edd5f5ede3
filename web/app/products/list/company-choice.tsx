import { CompanyPicker, type PickedCompany } from "../../kernel/company-picker.tsx";
import { useT } from "../../language/phrases.tsx";
import classes from "./list.module.css";

interface CompanyChoiceProps {
  company: PickedCompany | null;
  /** The key, or nothing for all companies. */
  onChange: (key: string) => void;
}

/** Support looks at one company, or at all. */
export function CompanyChoice({ company, onChange }: CompanyChoiceProps) {
  const t = useT();
  return (
    <div className={classes.company}>
      <CompanyPicker
        label={t("products-admin.company")}
        placeholder={t("products-admin.company.all")}
        value={company}
        clear={t("products-admin.company.clear")}
        onChange={(chosen) => onChange(chosen?.key ?? "")}
      />
    </div>
  );
}
