import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { listQuery, pageOf } from "../kernel/list.ts";
import { Key } from "../kernel/values.ts";
import { Label, LabelForm, LabelSummary, NewLabel } from "./schema.ts";

const params = z.object({ labelKey: Key });

export const labelEndpoints = {
  "GET /labels": {
    access: "edit-company",
    summary: "Labels and how many companies and products carry each.",
    query: listQuery({
      filters: { title: ["icontains"] },
      sort: ["title", "companies", "products", "created_at"],
      size: 100,
      extra: {},
    }),
    response: pageOf(Label),
  },
  "POST /labels": {
    access: "support",
    repeats: "once",
    summary: "Create a label.",
    form: "labels/new-label",
    body: NewLabel,
    response: Label,
    errors: ["labels.title-taken"],
    audit: "label.created",
  },
  "PUT /labels/:labelKey": {
    access: "support",
    summary: "Change a label wherever it is shown.",
    params,
    form: "labels/label",
    body: LabelForm,
    response: Label,
    errors: ["conflict", "labels.title-taken"],
    audit: "label.saved",
  },
  "DELETE /labels/:labelKey": {
    access: "support",
    summary:
      "Remove a label; 409 with the numbers of `companies` and `products` while it is assigned.",
    params,
    response: z.object({}),
    errors: ["labels.assigned"],
    audit: "label.removed",
  },
  "PUT /companies/:companyKey/labels": {
    access: "support",
    summary: "The labels of a company: these and no others.",
    params: z.object({ companyKey: Key }),
    body: z.strictObject({ labels: z.array(Key).max(50) }),
    response: z.object({ labels: z.array(LabelSummary) }),
    audit: "company.labelled",
  },
} satisfies Endpoints;
