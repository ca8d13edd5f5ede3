import type { Company } from "@neroli/contract/companies/schema.ts";
import { useOwnCompany } from "../kernel/request-refusal.ts";
import { useT, words } from "../language/phrases.tsx";
import { PageBar, PageFoot } from "../ui/page-bar.tsx";
import { ContactButton } from "./company-header.tsx";
import classes from "./company-page.module.css";

/** Of a company: how to write to it, at hand once the first screen is gone. */
export function CompanyBar({ company }: { company: Company }) {
  const t = useT();
  const { name, type } = company;
  const more = <span>{words(t, "company-types", type)}</span>;
  return (
    <PageBar {...{ name, more }}>
      <ContactButton company={company} />
    </PageBar>
  );
}

export function CompanyFoot({ company }: { company: Company }) {
  const isOwn = useOwnCompany() === company.key;
  if (isOwn) return null;
  return (
    <PageFoot name={company.name}>
      <ContactButton company={company} className={classes.wide} />
    </PageFoot>
  );
}
