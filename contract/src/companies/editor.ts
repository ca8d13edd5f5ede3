import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { offerings, segments } from "../enumerations/products.ts";
import { listQuery, pageOf, QueryOperator } from "../kernel/list.ts";
import { Key, queryList } from "../kernel/values.ts";
import { CompanyForm } from "./company-form.ts";
import {
  DataVisibility,
  DataVisibilityForm,
  EditableCompany,
  OwnProduct,
  TopProductsForm,
} from "./editable.ts";
import { Company } from "./schema.ts";

const params = z.object({ companyKey: Key });

/** As whom a company is previewed: VERIFIED user of a verified company, and one that it excludes. */
export const previewReaders = ["anonymous", "unverified", "verified", "excluded"] as const;
export type PreviewReader = (typeof previewReaders)[number];

export const companyEditorEndpoints = {
  "GET /companies/:companyKey/editable": {
    access: "edit-company",
    summary: "Everything that the editor shows; 403 for who may see the company but not edit it.",
    params,
    response: EditableCompany,
  },
  "PUT /companies/:companyKey": {
    access: "edit-company",
    summary:
      "Save the editor's form. Another `version` answers 409 with the present `version`, the names " +
      "of the form's fields that differ now (`changed`) and the company as it is (`current`).",
    params,
    form: "companies/company",
    body: CompanyForm,
    response: EditableCompany,
    errors: [
      "conflict",
      "companies.type-fixed",
      "companies.private-email-domain",
      "companies.email-domain-taken",
    ],
    audit: "company.saved",
  },
  "PUT /companies/:companyKey/top-products": {
    access: "edit-company",
    summary: "Choose what the page shows first, per offering and segment; own products only.",
    params,
    body: TopProductsForm,
    response: EditableCompany,
    errors: ["conflict", "companies.not-own-products"],
    audit: "company.top-products-chosen",
  },
  "GET /companies/:companyKey/products/types/:type": {
    access: "edit-company",
    summary:
      "The company's products of an offering that are not in the trash, for pickers. `operator` " +
      "combines the filters; `fields` names what is answered beside the key.",
    params: z.object({ companyKey: Key, type: z.enum(offerings) }),
    query: listQuery({
      filters: { name: ["icontains"] },
      sort: ["name", "created_at"],
      size: 25,
      extra: {
        segment__eq: z.enum(segments).optional(),
        operator: QueryOperator,
        fields: queryList(z.enum(["key", "name", "segment", "image"])).optional(),
      },
    }),
    response: pageOf(OwnProduct.partial({ name: true, segment: true, image: true })),
  },
  "GET /companies/:companyKey/data-visibility": {
    access: "edit-company",
    summary: "PUBLIC or CONFIDENTIAL of each field that the company decides about.",
    params,
    response: DataVisibility,
  },
  "PATCH /companies/:companyKey/data-visibility": {
    access: "edit-company",
    summary: "Change the visibility of the fields that are named.",
    params,
    body: DataVisibilityForm,
    response: DataVisibility,
    audit: "company.visibility-changed",
  },
  "GET /companies/:companyKey/preview": {
    access: "edit-company",
    summary:
      "The company's page as such a reader gets it: 404 for a disabled one, as for the reader.",
    params,
    query: z.strictObject({ as: z.enum(previewReaders) }),
    response: Company,
    errors: ["companies.nobody-excluded"],
  },
} satisfies Endpoints;
