import { SegmentedControl } from "@mantine/core";
import type { DataVisibility, EditableCompany } from "@neroli/contract/companies/editable.ts";
import {
  type DecidableCompanyField,
  decidableCompanyFields,
} from "@neroli/contract/companies/visibility.ts";
import {
  type CompanyVisibility,
  companyVisibilities,
} from "@neroli/contract/enumerations/companies.ts";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../kernel/client.ts";
import { tellDone, tellFailure } from "../../kernel/toast.tsx";
import { useT, words } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import layout from "../../ui/layout.module.css";
import { WithMantine } from "../../ui/with-mantine.tsx";
import { useCompanyChanged } from "../company-queries.ts";
import classes from "./visibility.module.css";

/** PUBLIC or CONFIDENTIAL for each field; each choice holds at once. */
export function Fields({ company }: { company: EditableCompany }) {
  const t = useT();
  const { shown, change } = useChangeVisibility(company);
  return (
    <section className={classes.fields} aria-label={t("companies-admin.visibility.fields")}>
      <p className={layout.soft}>{t("companies-admin.visibility.at-once")}</p>
      <div className={layout.line}>
        {companyVisibilities.map((visibility) => (
          <Button
            key={visibility}
            size="small"
            disabledReason={
              decidableCompanyFields.every((field) => shown[field] === visibility)
                ? t("table.form.already")
                : null
            }
            onClick={() => change(allTo(visibility, shown))}
          >
            {t(`companies-admin.visibility.all.${visibility}`)}
          </Button>
        ))}
      </div>
      <ul className={classes.rows}>
        {decidableCompanyFields.map((field) => (
          <li key={field}>
            <span id={`field-${field}`}>
              {t(`company-fields.${field}`)}
              {isEmpty(company, field) && <small>{t("companies-admin.visibility.nothing")}</small>}
            </span>
            <WithMantine>
              <SegmentedControl
                aria-labelledby={`field-${field}`}
                color={shown[field] === "CONFIDENTIAL" ? "dark" : ""}
                value={shown[field]}
                onChange={(value) => change({ [field]: value as CompanyVisibility })}
                data={companyVisibilities.map((value) => ({
                  value,
                  label: t(`companies-admin.visibility.${value}`),
                }))}
              />
            </WithMantine>
          </li>
        ))}
      </ul>
      <p className={layout.soft}>{t("companies-admin.visibility.internal")}</p>
    </section>
  );
}

type Visibilities = Record<DecidableCompanyField, CompanyVisibility>;

const allTo = (visibility: CompanyVisibility, shown: Visibilities): Partial<Visibilities> =>
  Object.fromEntries(
    decidableCompanyFields
      .filter((field) => shown[field] !== visibility)
      .map((field) => [field, visibility]),
  );

function isEmpty(company: EditableCompany, field: DecidableCompanyField): boolean {
  const value = field === "number_employees" ? company.details.number_employees : company[field];
  return value === null || value === false || (Array.isArray(value) && value.length === 0);
}

type Changes = Partial<DataVisibility>;

/** Saves a choice at once and offers to take it back. */
function useChangeVisibility(company: EditableCompany) {
  const t = useT();
  const tellChanged = useCompanyChanged();
  const save = useMutation({
    mutationFn: ({ changes }: { changes: Changes; undoing?: boolean }) =>
      api("PATCH /companies/:companyKey/data-visibility", {
        params: { companyKey: company.key },
        body: changes,
      }),
    onSuccess: (data_visibility, { changes, undoing }) => {
      void tellChanged(company.key, { ...company, data_visibility });
      if (undoing) return tellDone(t("companies-admin.visibility.undone"));
      const before = valuesBefore(company, changes);
      tellDone(said(changes), {
        label: t("table.undo"),
        onClick: () => save.mutate({ changes: before, undoing: true }),
      });
    },
    onError: (error) => tellFailure(error, t),
  });
  const said = (changes: Changes) => {
    const [first, ...others] = Object.entries(changes);
    if (!first || others.length > 0) {
      return t("companies-admin.visibility.several", { count: Object.keys(changes).length });
    }
    return t("companies-admin.visibility.now", {
      field: words(t, "company-fields", first[0]),
      visibility: words(t, "companies-admin.visibility", first[1]),
    });
  };
  return {
    /** With what is on its way to the server. */
    shown: { ...company.data_visibility, ...(save.isPending && save.variables.changes) },
    change: (changes: Changes) => save.mutate({ changes }),
  };
}

const valuesBefore = ({ data_visibility }: EditableCompany, changes: Changes): Changes =>
  Object.fromEntries(
    (Object.keys(changes) as (keyof DataVisibility)[]).map((field) => [
      field,
      data_visibility[field],
    ]),
  );
