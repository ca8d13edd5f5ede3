import type { EditableCompany } from "@neroli/contract/companies/editable.ts";
import { company as changedCompany } from "@neroli/contract/companies/forms/company.gen.ts";
import { newCompany } from "@neroli/contract/companies/forms/new-company.gen.ts";
import type { Failure } from "@neroli/contract/kernel/failures.ts";
import { ApiError, api, hasCode } from "../../kernel/client.ts";
import { sameValue } from "../../kernel/forms/entry-form.ts";
import { type EntryForm, useEntryForm } from "../../kernel/forms/use-entry-form.ts";
import { tellDone } from "../../kernel/toast.tsx";
import { type Translate, useT } from "../../language/phrases.tsx";
import { sentenceOf } from "../../language/sentence-of.ts";
import { useCompanyChanged } from "../company-queries.ts";
import { networkNames } from "../networks.ts";
import {
  type CompanyValues,
  domainsIn,
  emptyValues,
  toForm,
  toNewCompany,
  toTopProducts,
  valuesOf,
} from "./form-values.ts";

interface CompanyFormOptions {
  /** Null for a new one. */
  company: EditableCompany | null;
  /** The name that a new company begins with. */
  name?: string;
  onCreated?: (created: EditableCompany) => void;
}

/** The form of a company, or of a new one where there is none yet. */
export function useCompanyForm({ company, name = "", onCreated }: CompanyFormOptions) {
  const t = useT();
  const tellChanged = useCompanyChanged();
  const form = useEntryForm({
    constraints: company ? changedCompany : newCompany,
    base: company,
    valuesOf: (base: EditableCompany | null) => (base ? valuesOf(base) : { ...emptyValues, name }),
    toBody: (values, base) =>
      base
        ? toForm(values, { version: base.version, internal: base.can.edit_internal })
        : toNewCompany(values),
    paths: companyPaths,
    say: (failure, values) => sayBetter(t, failure, values),
    send: (_, { values, base, key }): Promise<EditableCompany> =>
      base ? saveCompany({ t, values, base, onHalfSaved }) : createCompany({ t, values, key }),
    baseOf: (saved): EditableCompany | null => saved,
    onSent: (saved) => {
      void tellChanged(saved.key, saved);
      tellDone(t(company ? "company-editor.saved" : "company-editor.created"));
      onCreated?.(saved);
    },
    theirsOf: (error) => currentOf(error) ?? currentOf((error as Error).cause),
    draft: (base) => ({ key: base ? `company.${base.key}.${base.version}` : "company.new" }),
  });
  const onHalfSaved = (saved: EditableCompany, values: CompanyValues): void =>
    form.goOn(saved, values);
  return {
    ...form,
    discard: () => {
      const undo = { label: t("table.undo"), onClick: form.discard() };
      tellDone(t("table.form.discarded"), undo);
    },
  };
}

export type CompanyEditing = ReturnType<typeof useCompanyForm>;
export type CompanyFields = EntryForm<CompanyValues>;

/** Where the API has what the form calls otherwise. */
const companyPaths = {
  number_employees: ["details.number_employees", "details"],
  exclude: ["permissions.exclude", "permissions"],
  valid_email_domains: "valid_email_domains",
} as const;

/** The company as somebody else left it, where that is why it was refused. */
const currentOf = (error: unknown): EditableCompany | null =>
  hasCode(error, "conflict")
    ? ((error.body.additional_data?.current as EditableCompany | undefined) ?? null)
    : null;

/** Which network or domain it is, which the sentence of the code does not say. */
function sayBetter(t: Translate, { path, code }: Failure, values: CompanyValues): string | null {
  const [, at] = path.split(".");
  if (code === "social-link") {
    const link = values.media_links[Number(at)];
    return link ? t("company-editor.fault.media", { network: networkNames[link.type] }) : null;
  }
  if (code !== "domain") return null;
  const domain = domainsIn(values.valid_email_domains)[Number(at)] ?? "";
  return t("company-editor.fault.domain", { domain });
}

async function createCompany({
  t,
  values,
  key,
}: Pick<Saving, "t" | "values"> & { key: string }): Promise<EditableCompany> {
  try {
    return await api("POST /companies", { body: toNewCompany(values), key });
  } catch (error) {
    // Spec 5: users without create permission.
    if (!(error instanceof ApiError) || error.status !== 403) throw error;
    throw new Error(t("company-editor.no-permission"), { cause: error });
  }
}

interface Saving {
  t: Translate;
  values: CompanyValues;
  base: EditableCompany;
  /** The company was saved, its top products were not: what the form goes on from. */
  onHalfSaved: (saved: EditableCompany, values: CompanyValues) => void;
}

/** One save for the reader: the form, then the top products, each only if it changed. */
async function saveCompany(saving: Saving): Promise<EditableCompany> {
  const { values, base } = saving;
  const began = valuesOf(base);
  const params = { companyKey: base.key };
  let saved: EditableCompany | null = null;
  if (!sameValue(withoutTop(values), withoutTop(began))) {
    const { version, can } = base;
    const body = toForm(values, { version, internal: can.edit_internal });
    saved = await api("PUT /companies/:companyKey", { params, body });
  }
  const shelves = toTopProducts(values);
  if (!sameValue(shelves, toTopProducts(began))) {
    const body = { version: saved?.version ?? base.version, top_products: shelves };
    try {
      saved = await api("PUT /companies/:companyKey/top-products", { params, body });
    } catch (error) {
      throw saved ? halfSaved(error, saved, saving) : error;
    }
  }
  return saved ?? (await api("GET /companies/:companyKey/editable", { params }));
}

function halfSaved(
  cause: unknown,
  saved: EditableCompany,
  { t, values, onHalfSaved }: Saving,
): Error {
  onHalfSaved(saved, { ...valuesOf(saved), top_products: values.top_products });
  const reason = sentenceOf(cause, t);
  return new Error(t("company-editor.top.not-saved", { reason }), { cause });
}

const withoutTop = ({ top_products: _, ...rest }: CompanyValues) => rest;
