import { type DocumentType, documentTypes } from "@neroli/contract/enumerations/documents.ts";
import type { Unit } from "@neroli/contract/enumerations/products.ts";
import type { Department, titles } from "@neroli/contract/enumerations/users.ts";
import type { Failure } from "@neroli/contract/kernel/failures.ts";
import type { NewRequest, RequestPrefill } from "@neroli/contract/requests/schema.ts";
import type { OpenRequest } from "../kernel/request-dialog.tsx";
import type { Translate } from "../language/phrases.tsx";

/** What the form holds while it is typed in: text, until it is sent. */
export interface FormValues {
  message: string;
  needed_by: string;
  quantity: string;
  quantity_unit: Unit;
  yearly: string;
  yearly_unit: Unit;
  street: string;
  postal_code: string;
  city: string;
  country: string;
  document_types: DocumentType[];
  title: string;
  full_name: string;
  company: string;
  department: string;
  cc: string;
}

const number = (typed: string) => Number(typed.replace(",", "."));

/** Where the API has what the form calls otherwise. */
export const requestPaths = {
  quantity: ["quantity_required.value", "quantity_required"],
  quantity_unit: "quantity_required.unit",
  yearly: ["estimated_yearly_usage.value", "estimated_yearly_usage"],
  yearly_unit: "estimated_yearly_usage.unit",
  street: "shipping_address.street",
  postal_code: "shipping_address.postal_code",
  city: "shipping_address.city",
  country: "shipping_address.country",
  title: "contact.title",
  full_name: "contact.full_name",
  company: "contact.company",
  department: "contact.department",
  cc: "cc",
} as const;

/** Not offered: they name no document one asks for. */
const neverAskedFor: readonly DocumentType[] = ["NONE", "IMAGE"];
export const askableTypes = documentTypes.filter((type) => !neverAskedFor.includes(type));

/** What the last request of its kind said, and the documents that this one is about. */
export function initialValues(
  t: Translate,
  { prefill, asked }: { prefill: RequestPrefill; asked: OpenRequest },
): FormValues {
  const documents = asked.documents ?? [];
  const names = documents.map(({ name }) => name).join(", ");
  const { contact, shipping_address: address, estimated_yearly_usage: yearly } = prefill;
  return {
    message: names && t("product-page.documents.wanted", { names }),
    needed_by: "",
    quantity: "",
    quantity_unit: "kg",
    yearly: yearly ? String(yearly.value) : "",
    yearly_unit: yearly?.unit ?? "kg",
    street: address?.street ?? "",
    postal_code: address?.postal_code ?? "",
    city: address?.city ?? "",
    country: address?.country ?? "",
    document_types: askableTypes.filter((type) => documents.some((each) => each.type === type)),
    title: contact.title ?? "",
    full_name: contact.full_name ?? "",
    company: contact.company ?? "",
    department: contact.department ?? "",
    cc: "",
  };
}

const addresses = (cc: string) => cc.split(/[\s,;]+/).filter(Boolean);
const asksForAddress = (type: OpenRequest["type"]) => type === "SAMPLE";
/** Which of the addresses that get a copy is wrong. */
export function sayOfCopies(
  t: Translate,
  { path, code }: Failure,
  { cc }: FormValues,
): string | null {
  const [field, at] = path.split(".");
  if (field !== "cc" || code !== "email") return null;
  return t("requests.form.bad-email", { email: addresses(cc)[Number(at)] ?? "" });
}

/** The form as the API takes it. */
export function toRequest(values: FormValues, asked: OpenRequest, products: string[]): NewRequest {
  const quantity = (typed: string, unit: Unit) =>
    typed.trim() ? { value: number(typed), unit } : undefined;
  const required = quantity(values.quantity, values.quantity_unit);
  const yearly = quantity(values.yearly, values.yearly_unit);
  const { street, postal_code, city, country } = values;
  return {
    type: asked.type,
    products,
    ...(asked.company && { company: asked.company.key }),
    origin: asked.origin,
    message: values.message,
    ...(values.needed_by && { needed_by: values.needed_by }),
    ...(required && { quantity_required: required }),
    ...(yearly && { estimated_yearly_usage: yearly }),
    ...(asksForAddress(asked.type) && {
      shipping_address: { street, postal_code, city, country },
    }),
    contact: {
      ...(values.title && { title: values.title as (typeof titles)[number] }),
      full_name: values.full_name,
      company: values.company,
      department: values.department as Department,
    },
    cc: addresses(values.cc),
    document_types: values.document_types,
  };
}
