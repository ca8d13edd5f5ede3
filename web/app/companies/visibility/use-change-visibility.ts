import type { DataVisibility, EditableCompany } from "@neroli/contract/companies/editable.ts";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../kernel/client.ts";
import { tellDone, tellFailure } from "../../kernel/toast.tsx";
import { useT, words } from "../../language/phrases.tsx";
import { useCompanyChanged } from "../company-queries.ts";

type Changes = Partial<DataVisibility>;

/** Saves a choice at once and offers to take it back. */
export function useChangeVisibility(company: EditableCompany) {
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
