import type { EditableCompany } from "@neroli/contract/companies/editable.ts";
import { ApiError, api } from "../../kernel/client.ts";
import { sameValue } from "../../kernel/forms/entry-form.ts";
import type { Translate } from "../../language/phrases.tsx";
import { sentenceOf } from "../../language/sentence-of.ts";
import {
  type CompanyValues,
  toForm,
  toNewCompany,
  toTopProducts,
  valuesOf,
} from "./form-values.ts";

export async function createCompany(t: Translate, values: CompanyValues): Promise<EditableCompany> {
  try {
    return await api("POST /companies", { body: toNewCompany(values) });
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
export async function saveCompany(saving: Saving): Promise<EditableCompany> {
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
