import type { PolicyDimension, PolicyList } from "@neroli/contract/enumerations/policies.ts";
import { newPolicy } from "@neroli/contract/policies/forms/new-policy.gen.ts";
import type { Policy } from "@neroli/contract/policies/schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import type { PickedCompany } from "../kernel/company-picker.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";

export interface PolicyValues {
  list: PolicyList;
  dimension: PolicyDimension;
  /** What was given of each kind stays while another one is looked at. */
  written: string;
  origin: string;
  supplier: PickedCompany | null;
  note: string;
}

/** The field that the value of this kind is given in. */
const valueFields = {
  CAS: "written",
  INCI: "written",
  FUNCTION: "written",
  CLAIM: "written",
  ORIGIN: "origin",
  SUPPLIER: "supplier",
} as const satisfies Record<PolicyDimension, keyof PolicyValues>;

const fresh: PolicyValues = {
  ...{ list: "BLACKLIST", dimension: "CAS" },
  ...{ written: "", origin: "", supplier: null, note: "" },
};

const givenValue = ({ dimension, ...values }: PolicyValues): string => {
  const given = values[valueFields[dimension]];
  return typeof given === "string" ? given : (given?.key ?? "");
};

interface Edited {
  company: string;
  /** The one whose note is changed; null adds a new one. */
  policy: Policy | null;
  /** Those that there are, by their ids. */
  known: ReadonlySet<string>;
  onDone: () => void;
}

/** The form of a new policy, or of the note on one that is there. */
export function usePolicyForm({ company, policy, known, onDone }: Edited) {
  const t = useT();
  const queries = useQueryClient();
  return useEntryForm({
    constraints: newPolicy,
    base: policy,
    valuesOf: (base): PolicyValues => (base ? { ...fresh, note: base.note } : fresh),
    toBody: (values, base) => {
      if (base) {
        const { list, dimension, value } = base;
        return { list, dimension, value, note: values.note };
      }
      const { list, dimension, note } = values;
      // Who adds what a colleague has added already leaves the colleague's note alone.
      return { list, dimension, value: givenValue(values), ...(note.trim() && { note }) };
    },
    paths: { written: "value" },
    fieldAt: (path, { dimension }) => (path === "value" ? valueFields[dimension] : null),
    say: ({ path, code }, { dimension }) =>
      path === "value" && code === "choice" && dimension === "SUPPLIER"
        ? t("policies.supplier.gone")
        : null,
    send: (body) =>
      api("POST /companies/:companyKey/policies", { params: { companyKey: company }, body }),
    onSent: ({ id }) => {
      void queries.invalidateQueries({ queryKey: ["policies"] });
      if (policy) tellDone(t("policies.saved"));
      else tellDone(t(known.has(id) ? "policies.there" : "policies.added"));
      onDone();
    },
    draft: (base) => ({ key: base ? `policy.${base.id}` : `policy.new.${company}` }),
  });
}
