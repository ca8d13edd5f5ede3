import { SegmentedControl } from "@mantine/core";
import type { EditableCompany } from "@neroli/contract/companies/editable.ts";
import type { PreviewReader } from "@neroli/contract/companies/editor.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, api } from "../../kernel/client.ts";
import { useT } from "../../language/phrases.tsx";
import layout from "../../ui/layout.module.css";
import { ErrorState } from "../../ui/states.tsx";
import { WithMantine } from "../../ui/with-mantine.tsx";
import { CompanyView } from "../company-view.tsx";
import classes from "./visibility.module.css";

const readers: readonly PreviewReader[] = ["anonymous", "unverified", "verified", "excluded"];

/** The company's page as another reader gets it, with what is kept from that reader marked. */
export function Preview({ company }: { company: EditableCompany }) {
  const t = useT();
  const [as, setAs] = useState<PreviewReader>("anonymous");
  const { allowed, reason } = company.can.preview_excluded;
  const preview = useQuery({
    // What is decided is part of the question: a choice asks anew.
    queryKey: ["companies", "preview", company.key, as, company.data_visibility],
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/preview", {
        params: { companyKey: company.key },
        query: { as },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  return (
    <section className={classes.preview} aria-label={t("companies-admin.preview")}>
      <div className={classes.previewHead}>
        <span id="seen-as">{t("companies-admin.preview.as")}</span>
        <WithMantine>
          <SegmentedControl
            aria-labelledby="seen-as"
            className={classes.readers}
            withItemsBorders={false}
            value={as}
            onChange={(value) => setAs(readers.find((reader) => reader === value) ?? "anonymous")}
            data={readers.map((value) => ({
              value,
              label: t(`companies-admin.preview.${value}`),
              disabled: value === "excluded" && !allowed,
            }))}
          />
        </WithMantine>
        <p className={layout.soft}>{t(`companies-admin.preview.${as}.means`)}</p>
        {!allowed && <p className={layout.soft}>{reason}</p>}
        <HiddenCount preview={preview} />
      </div>
      {preview.data && !preview.error && (
        <section
          className={classes.seen}
          aria-busy={preview.isPlaceholderData}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by keyboard
          tabIndex={0}
          aria-label={`${t("companies-admin.preview")}: ${t(`companies-admin.preview.${as}`)}`}
        >
          <CompanyView company={preview.data} preview />
        </section>
      )}
    </section>
  );
}

interface HiddenCountProps {
  preview: {
    data: { confidential: string[] } | undefined;
    error: Error | null;
    refetch: () => Promise<unknown>;
  };
}

/** How much is kept from this reader. */
function HiddenCount({ preview: { data, error, refetch } }: HiddenCountProps) {
  const t = useT();
  if (error instanceof ApiError && error.status === 404) {
    return <p role="status">{t("companies-admin.preview.unseen")}</p>;
  }
  if (error) {
    return (
      <ErrorState plain text={t("companies-admin.preview.failed")} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <p aria-busy="true">{t("table.loading")}</p>;
  const count = data.confidential.length;
  return (
    <p role="status" className={classes.said} data-hidden={count > 0}>
      {count > 0
        ? t("companies-admin.preview.hidden", { count })
        : t("companies-admin.preview.nothing-hidden")}
    </p>
  );
}
