import { SegmentedControl } from "@mantine/core";
import { links } from "@neroli/contract/access/links.ts";
import type { EditableCompany } from "@neroli/contract/companies/editable.ts";
import { useState } from "react";
import { Navigate } from "react-router";
import { hiddenMeta } from "../../kernel/page-meta.ts";
import { useT } from "../../language/phrases.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Skeleton } from "../../ui/states.tsx";
import { WithMantine } from "../../ui/with-mantine.tsx";
import { WorkPage } from "../../ui/work-page.tsx";
import { AdministrationLink } from "../administration-link.tsx";
import { CompanyFailed } from "../company-failed.tsx";
import { useEditable } from "../company-queries.ts";
import type { Route } from "./+types/visibility-page";
import { Fields } from "./fields.tsx";
import { Preview } from "./preview.tsx";
import classes from "./visibility.module.css";

export const meta: Route.MetaFunction = ({ matches }) =>
  hiddenMeta(matches, "companies-admin.visibility.title");

/** Who reads which of a company's data, beside what such readers see. */
export default function VisibilityPage({ params }: Route.ComponentProps) {
  const t = useT();
  const { data: company, error, refetch } = useEditable(params.companyKey);
  if (error) {
    const title = t("companies-admin.visibility.title");
    return <CompanyFailed title={title} error={error} onRetry={() => void refetch()} />;
  }
  if (!company) return <Skeleton height={480} />;
  if (company.key !== params.companyKey) {
    return <Navigate to={links.dataVisibility(company.key)} replace />;
  }
  return <Opened company={company} />;
}

function Opened({ company }: { company: EditableCompany }) {
  const t = useT();
  const [shown, setShown] = useState("fields");
  return (
    <WorkPage
      back={<AdministrationLink />}
      title={t("companies-admin.visibility.title.of", { name: company.name })}
      tools={
        <ButtonLink size="small" href={links.companyEditor(company.key)}>
          {t("companies-admin.menu.edit")}
        </ButtonLink>
      }
    >
      <dl className={classes.meanings}>
        {(["PUBLIC", "CONFIDENTIAL"] as const).map((visibility) => (
          <div key={visibility}>
            <dt>{t(`companies-admin.visibility.${visibility}`)}</dt>
            <dd>{t(`companies-admin.visibility.${visibility}.means`)}</dd>
          </div>
        ))}
      </dl>
      <WithMantine>
        <SegmentedControl
          className={classes.sides}
          fullWidth
          aria-label={t("companies-admin.visibility.title")}
          value={shown}
          onChange={setShown}
          data={[
            { value: "fields", label: t("companies-admin.visibility.fields") },
            { value: "preview", label: t("companies-admin.preview") },
          ]}
        />
      </WithMantine>
      <div className={classes.columns} data-shown={shown}>
        <Fields company={company} />
        <Preview company={company} />
      </div>
    </WorkPage>
  );
}
