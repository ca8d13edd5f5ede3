import type { EditableCompany } from "@neroli/contract/companies/editable.ts";
import { type CompanyValues, emptyValues, valuesOf } from "./form-values.ts";
import { type Merge, merge } from "./merge.ts";

/** What was typed and not saved, with what it began from. */
export interface Draft {
  version: number;
  base: CompanyValues;
  values: CompanyValues;
}

export interface Conflict extends Omit<Merge, "merged"> {
  /** The company as somebody else left it. */
  theirs: CompanyValues;
}

export interface Start {
  base: { version: number; values: CompanyValues };
  values: CompanyValues;
  /** The values come from a draft. */
  restored: boolean;
  conflict: Conflict | null;
}

/** A draft from before somebody else saved meets their changes as an open form would. */
export function startFrom(
  company: EditableCompany | null,
  { draft, name }: { draft: Draft | null; name: string },
): Start {
  const values = company ? valuesOf(company) : emptyValues;
  const base = { version: company?.version ?? 0, values };
  if (!draft) {
    return {
      base,
      values: { ...values, name: values.name || name },
      restored: false,
      conflict: null,
    };
  }
  const mine = { ...values, ...draft.values };
  if (draft.version === base.version) {
    return { base, values: mine, restored: true, conflict: null };
  }
  const { merged, ...met } = merge({ ...values, ...draft.base }, mine, values);
  const touched = met.contested.length > 0;
  return {
    base,
    values: merged,
    restored: true,
    conflict: touched ? { ...met, theirs: values } : null,
  };
}
