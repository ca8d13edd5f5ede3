import { CompanyPicker } from "../kernel/company-picker.tsx";
import { useManagedCompany } from "../kernel/managed-company.ts";
import { useT } from "../language/phrases.tsx";

/** Support reads the leads of the company that it chooses. */
export function LeadsOf() {
  const t = useT();
  const { company, pick } = useManagedCompany();
  return (
    <CompanyPicker
      label={t("leads.company")}
      placeholder={t("leads.company.choose")}
      value={company}
      onChange={pick}
    />
  );
}
