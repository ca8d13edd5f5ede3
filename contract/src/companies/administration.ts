import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { listQuery, pageOf, QueryOperator } from "../kernel/list.ts";
import { Country, Key, Name, QueryFlag, queryList } from "../kernel/values.ts";
import { NewCompany } from "./company-form.ts";
import { EditableCompany, ListedCompany, listedFields } from "./editable.ts";

const params = z.object({ companyKey: Key });

export const companyAdministrationEndpoints = {
  "GET /companies": {
    access: "edit-company",
    summary:
      "The companies that the reader edits: for support all. `operator` combines the filters that " +
      "look into a text (__icontains); all others narrow. `fields` names what is answered beside " +
      "the key.",
    query: listQuery({
      filters: { name: ["icontains"], key: ["icontains"], type: ["icontains"] },
      sort: ["name", "key", "type", "country", "verified", "enabled", "created_at", "updated_at"],
      extra: {
        key: queryList(Key, 300).optional().describe("these and no others"),
        operator: QueryOperator,
        fields: queryList(z.enum(["key", ...listedFields])).optional(),
        verified__eq: QueryFlag.optional(),
        enabled__eq: QueryFlag.optional(),
        country__eq: Country.optional(),
        label__eq: Key.optional(),
      },
    }),
    response: pageOf(ListedCompany),
  },
  "POST /companies": {
    access: "create-company",
    repeats: "once",
    summary:
      "Create a company, unverified. Of a supplier's manager it is that company's to edit. " +
      "Its key is made from its name.",
    form: "companies/new-company",
    body: NewCompany,
    response: EditableCompany,
    errors: [
      "companies.name-taken",
      "companies.private-email-domain",
      "companies.email-domain-taken",
    ],
    audit: "company.created",
  },
  "POST /companies/:companyKey/name": {
    access: "edit-company",
    repeats: "harmless",
    summary:
      "Rename a company. Its key becomes that of the new name, and former keys lead to it; " +
      "support and the company's managers may.",
    params,
    form: "companies/name",
    body: z.strictObject({ name: Name(200) }),
    response: EditableCompany,
    errors: ["companies.name-taken", "companies.name-fixed"],
    audit: "company.renamed",
  },
  "POST /companies/:companyKey/verify": {
    access: "support",
    repeats: "harmless",
    summary: "The team has verified the company: its verified people are vetted from now on.",
    params,
    response: EditableCompany,
    audit: "company.verified",
  },
  "DELETE /companies/:companyKey/verify": {
    access: "support",
    summary: "Put the company under review again.",
    params,
    response: EditableCompany,
    audit: "company.unverified",
  },
  "POST /companies/:companyKey/enable": {
    access: "support",
    repeats: "harmless",
    summary: "Show the company and its products again.",
    params,
    response: EditableCompany,
    audit: "company.enabled",
  },
  "POST /companies/:companyKey/disable": {
    access: "support",
    repeats: "harmless",
    summary: "Hide the company and its products from all but its own people and support.",
    params,
    response: EditableCompany,
    audit: "company.disabled",
  },
} satisfies Endpoints;
