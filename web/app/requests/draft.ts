import type { OpenRequest } from "../kernel/request-dialog.tsx";
import type { FormValues } from "./form-values.ts";

const keyOf = ({ type, products, company, documents = [] }: OpenRequest) =>
  [
    "request-draft",
    type,
    company?.key ?? "",
    products.map(({ key }) => key).join(","),
    // Other documents are another request.
    ...documents.map(({ name }) => name),
  ].join(":");

/** What was typed and not sent, for this tab: it survives a reload and a closed dialog. */
export function readDraft(asked: OpenRequest): FormValues | null {
  const stored = sessionStorage.getItem(keyOf(asked));
  return stored ? JSON.parse(stored) : null;
}

export function writeDraft(asked: OpenRequest, values: FormValues): void {
  sessionStorage.setItem(keyOf(asked), JSON.stringify(values));
}

export function clearDraft(asked: OpenRequest): void {
  sessionStorage.removeItem(keyOf(asked));
}
