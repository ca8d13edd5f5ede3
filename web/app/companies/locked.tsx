import type { Company } from "@neroli/contract/companies/schema.ts";
import type { DecidableCompanyField } from "@neroli/contract/companies/visibility.ts";
import { useT } from "../language/phrases.tsx";
import { Icon } from "../ui/icon.tsx";
import classes from "./company-page.module.css";

/** Stands where something is that this reader may not see. */
export function Locked() {
  const t = useT();
  return (
    <span className={classes.locked} data-locked="">
      <Icon name="lock" />
      {t("company-page.locked")}
    </span>
  );
}

export const isLocked = (
  { confidential }: Pick<Company, "confidential">,
  field: DecidableCompanyField | "verified_contacts",
): boolean => confidential.includes(field);
