import type { EditableCompany } from "@neroli/contract/companies/editable.ts";
import { api } from "../../kernel/client.ts";
import { useCompanyChanged } from "../company-queries.ts";
import {
  type CompanyValues,
  sameValue,
  toForm,
  toNewCompany,
  toTopProducts,
  valuesOf,
} from "./form-values.ts";

/** The company was saved, its top products were not. */
export class TopProductsRefused extends Error {
  override readonly cause: unknown;
  readonly saved: EditableCompany;
  readonly sent: CompanyValues;
  /** What the form holds from now on: as saved, with the choice that was refused. */
  readonly fresh: CompanyValues;

  constructor(cause: unknown, { saved, sent }: { saved: EditableCompany; sent: CompanyValues }) {
    super("the top products were refused");
    this.cause = cause;
    this.saved = saved;
    this.sent = sent;
    this.fresh = { ...valuesOf(saved), top_products: sent.top_products };
  }
}

interface Base {
  version: number;
  values: CompanyValues;
}

/** One save for the reader: the form, then the top products, each only if it changed. */
export function useSaveCompany(company: EditableCompany | null) {
  const tellChanged = useCompanyChanged();
  return async (sent: CompanyValues, base: Base): Promise<EditableCompany> => {
    const saved = company
      ? await saveBoth(company, { sent, base })
      : await api("POST /companies", { body: toNewCompany(sent) });
    void tellChanged(saved.key, saved);
    return saved;
  };
}

async function saveBoth(
  company: EditableCompany,
  { sent, base }: { sent: CompanyValues; base: Base },
): Promise<EditableCompany> {
  const params = { companyKey: company.key };
  const { version } = base;
  const internal = company.can.edit_internal;
  let saved: EditableCompany | null = null;
  if (!sameValue(formOnly(sent), formOnly(base.values))) {
    const body = toForm(sent, { version, internal });
    saved = await api("PUT /companies/:companyKey", { params, body });
  }
  const shelves = toTopProducts(sent);
  if (!sameValue(shelves, toTopProducts(base.values))) {
    const body = { version: saved?.version ?? version, top_products: shelves };
    try {
      saved = await api("PUT /companies/:companyKey/top-products", { params, body });
    } catch (error) {
      throw saved ? new TopProductsRefused(error, { saved, sent }) : error;
    }
  }
  return saved ?? (await api("GET /companies/:companyKey/editable", { params }));
}

const formOnly = ({ top_products: _, ...rest }: CompanyValues) => rest;
