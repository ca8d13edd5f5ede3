import { links } from "@neroli/contract/access/links.ts";
import type { GivenAward } from "@neroli/contract/awards/schema.ts";
import type { Company } from "@neroli/contract/companies/schema.ts";
import type { Ref } from "react";
import { AnswersWithin } from "../kernel/answers-within.tsx";
import { BackToResults } from "../kernel/back-to-results.tsx";
import { GivenAwards } from "../kernel/given-awards.tsx";
import { useRequestDialog } from "../kernel/request-dialog.tsx";
import { useOwnCompany } from "../kernel/request-refusal.ts";
import { useT, words } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { LabelChip } from "../ui/label-chip.tsx";
import layout from "../ui/layout.module.css";
import { Verified } from "../ui/verified.tsx";
import classes from "./company-page.module.css";

interface CompanyHeaderProps {
  company: Company;
  awards: readonly GivenAward[];
  preview: boolean;
  /** Where its buttons stand. */
  actions?: Ref<HTMLDivElement> | undefined;
}

export function CompanyHeader({ company, awards, preview, actions }: CompanyHeaderProps) {
  const t = useT();
  // The header's surface is white (spec 5: a version of the logo for white backgrounds).
  const logo = company.logo_white ?? company.logo;
  const Heading = preview ? "h2" : "h1";
  return (
    <header className={classes.header}>
      {!preview && <BackToResults offering="INGREDIENTS" className={classes.back} />}
      {company.header && (
        <img className={classes.banner} src={company.header} alt="" width={1000} height={200} />
      )}
      <div className={classes.title}>
        {logo && <img className={classes.logo} src={logo} alt="" width={88} height={88} />}
        <div className={classes.names}>
          <Heading>{company.name}</Heading>
          <p>
            {words(t, "company-types", company.type)}
            {company.verified && <Verified label={t("company-page.verified")} />}
            <AnswersWithin hours={company.answers_within_hours} />
          </p>
          {company.tagline && <p className={classes.tagline}>{company.tagline}</p>}
          <Labels company={company} />
          <GivenAwards awards={awards} />
        </div>
        {!preview && <Actions company={company} ref={actions} />}
      </div>
      <State company={company} />
    </header>
  );
}

function Actions({ company, ref }: { company: Company; ref: Ref<HTMLDivElement> | undefined }) {
  const t = useT();
  return (
    <div ref={ref} className={layout.line}>
      {company.can.edit && (
        <ButtonLink href={links.companyEditor(company.key)}>{t("company-page.edit")}</ButtonLink>
      )}
      <ContactButton company={company} />
    </div>
  );
}

/** Nobody writes to their own company. */
export function ContactButton({
  company,
  className,
}: {
  company: Company;
  className?: string | undefined;
}) {
  const t = useT();
  const { open } = useRequestDialog();
  const isOwn = useOwnCompany() === company.key;
  if (isOwn) return null;
  const { key, name } = company;
  const ask = () =>
    open({ type: "CONTACT", products: [], origin: "company", company: { key, name } });
  return (
    <Button variant="primary" className={className} onClick={ask}>
      {t("company-page.contact")}
    </Button>
  );
}

/** What readers should know before they rely on the page. */
function State({ company }: { company: Company }) {
  const t = useT();
  if (company.enabled && company.verified) return null;
  return (
    <p className={classes.state}>
      {company.enabled ? t("company-page.unverified") : t("company-page.disabled")}
    </p>
  );
}

function Labels({ company }: { company: Company }) {
  if (company.labels.length === 0) return null;
  return (
    <ul className={layout.chips}>
      {company.labels.map(({ key, title, colour, description }) => (
        <li key={key}>
          <LabelChip title={title} colour={colour} description={description} />
        </li>
      ))}
    </ul>
  );
}
