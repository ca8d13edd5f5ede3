import { type DocumentType, documentTypes } from "@neroli/contract/enumerations/documents.ts";
import type { Unit } from "@neroli/contract/enumerations/products.ts";
import type { Department, titles } from "@neroli/contract/enumerations/users.ts";
import type { Failure } from "@neroli/contract/kernel/failures.ts";
import type { NewRequest, RequestPrefill } from "@neroli/contract/requests/schema.ts";
import type { RequestType } from "@neroli/contract/requests/states.ts";
import type { RequestSubject } from "../kernel/request-dialog.tsx";
import type { Translate } from "../language/phrases.tsx";

interface TypedQuantity {
  value: string;
  unit: Unit;
}

/** A product that is asked for, and how much of it where there are several. */
export type RequestedProduct = RequestSubject["products"][number] & { quantity: TypedQuantity };

/** A new request while it is typed: the body that is sent, with text in the place of numbers. */
export interface RequestValues {
  products: RequestedProduct[];
  message: string;
  needed_by: string;
  quantity_required: TypedQuantity;
  estimated_yearly_usage: TypedQuantity;
  shipping_address: Record<"street" | "postal_code" | "city" | "country", string>;
  contact: Record<"title" | "full_name" | "company" | "department", string>;
  /** E-mail addresses, separated by commas. */
  cc: string;
  document_types: DocumentType[];
  /** The products of several suppliers answer one need, of which so much is wanted. */
  together: boolean;
  alternatives: boolean;
  /** From a project: its next requests begin with this form. */
  keep: boolean;
}

/** A quantity that is missing as a whole is told at its number. */
export const requestPaths = {
  products: "products",
  "quantity_required.value": ["quantity_required.value", "quantity_required"],
} as const;

/** Quantities stand beside their products, of which the body has lists. */
export const requestFieldAt = (path: string): string | null => {
  const [, at, rest = "value"] = /^quantities\.(\d+)(?:\.(.+))?$/.exec(path) ?? [];
  return at === undefined ? null : `products.${at}.quantity.${rest}`;
};

/** Kinds of request that say how much is wanted. */
const measured: readonly RequestType[] = ["SAMPLE", "QUOTE"];
export const asksQuantity = (type: RequestType) => measured.includes(type);

/** Types that name no document one asks for. */
const neverRequested: readonly DocumentType[] = ["NONE", "IMAGE"];
export const requestedTypes = documentTypes.filter((type) => !neverRequested.includes(type));

/** Values of the last request of its kind, and the documents that this one is about. */
export function initialValues(
  t: Translate,
  { prefill, subject }: { prefill: RequestPrefill; subject: RequestSubject },
): RequestValues {
  const { products, documents = [], project } = subject;
  const template = project?.template;
  const names = documents.map(({ name }) => name).join(", ");
  // A sample is a jar, an order a drum.
  const unit = subject.type === "SAMPLE" ? "g" : "kg";
  const { contact, shipping_address: address, estimated_yearly_usage: yearly } = prefill;
  return {
    products: products.map((product) => ({ ...product, quantity: { value: "", unit } })),
    message: names ? t("product-page.documents.wanted", { names }) : (template?.message ?? ""),
    needed_by: "",
    quantity_required: typed(template?.quantity_required, unit),
    estimated_yearly_usage: typed(template?.estimated_yearly_usage ?? yearly, "kg"),
    shipping_address: address ?? { street: "", postal_code: "", city: "", country: "" },
    contact: {
      title: contact.title ?? "",
      full_name: contact.full_name ?? "",
      company: contact.company ?? "",
      department: contact.department ?? "",
    },
    cc: "",
    together: isRound(subject.type, products),
    alternatives: template?.alternatives ?? false,
    keep: false,
    document_types: requestedTypes.filter((type) => documents.some((each) => each.type === type)),
  };
}

const typed = (
  quantity: { value: number; unit: Unit } | null | undefined,
  unit: Unit,
): TypedQuantity => ({
  value: String(quantity?.value ?? ""),
  unit: quantity?.unit ?? unit,
});

/** Several suppliers are asked what something costs: their offers are compared. */
export const isRound = (type: RequestType, products: readonly { company_key: string }[]): boolean =>
  type === "QUOTE" && new Set(products.map((each) => each.company_key)).size > 1;

/** The form as the API takes it. */
export function toNewRequest(values: RequestValues, subject: RequestSubject): NewRequest {
  const { needed_by, products, shipping_address } = values;
  const round = isRound(subject.type, products);
  const together = round && values.together;
  const each = products.length > 1 && asksQuantity(subject.type) && !together;
  const { title, full_name, company, department } = values.contact;
  const wanted = together ? typedQuantity(values.quantity_required) : null;
  const quantity_required = each ? null : (wanted ?? toQuantity(values.quantity_required));
  const estimated_yearly_usage = toQuantity(values.estimated_yearly_usage);
  return {
    type: subject.type,
    origin: subject.origin,
    ...(subject.company && { company: subject.company.key }),
    products: products.map(({ key }) => key),
    ...(each && {
      quantities: products.map(({ quantity }) =>
        subject.type === "QUOTE" ? typedQuantity(quantity) : toQuantity(quantity),
      ),
    }),
    message: values.message,
    ...(needed_by && { needed_by }),
    ...(quantity_required && { quantity_required }),
    ...(estimated_yearly_usage && { estimated_yearly_usage }),
    ...(together && {
      // What is wrong with it is told once, at the field of the quantity that all share.
      quantities: products.map(() =>
        wanted && wanted.value > 0 ? wanted : { value: 1, unit: "kg" as const },
      ),
      lines: products.map(() => 0),
    }),
    ...((subject.type === "SAMPLE" || (round && shipping_address.city.trim())) && {
      shipping_address,
    }),
    ...(round && { alternatives: values.alternatives }),
    contact: {
      ...(title && { title: title as (typeof titles)[number] }),
      full_name,
      company,
      department: department as Department,
    },
    cc: splitAddresses(values.cc),
    document_types: values.document_types,
  };
}

/** Nothing typed is no quantity. */
const toQuantity = (typed: TypedQuantity) => (typed.value.trim() ? typedQuantity(typed) : null);

/** "1,5" is a number for people who write it so; what is missing is told at its field. */
const typedQuantity = ({ value, unit }: TypedQuantity) => ({
  value: value.trim() ? Number(value.replace(",", ".")) : ("" as unknown as number),
  unit,
});

const splitAddresses = (cc: string) => cc.split(/[\s,;]+/).filter(Boolean);

/** Says which of the addresses that get a copy is wrong, and that documents may be named in words. */
export function requestFailure(
  t: Translate,
  { failure, values }: { failure: Failure; values: RequestValues },
): string | null {
  const [field, at] = failure.path.split(".");
  if (field === "document_types" && failure.code === "required") {
    return t("requests.form.documents.needed");
  }
  if (field !== "cc" || failure.code !== "email") return null;
  return t("requests.form.bad-email", { email: splitAddresses(values.cc)[Number(at)] ?? "" });
}
