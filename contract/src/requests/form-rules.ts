import type { FormRule } from "../kernel/form-rule.ts";
import { dayOf, isDay } from "../kernel/formats/day.ts";
import { unknownPlaceholdersIn } from "./placeholders.ts";

/** A sample is sent somewhere. */
export const sampleNeedsAddress: FormRule<{ type: string; shipping_address?: unknown }> = {
  path: "shipping_address",
  code: "required",
  message: "needed for a sample",
  holds: ({ type, shipping_address }) => type !== "SAMPLE" || shipping_address !== undefined,
};

interface Amounts {
  type: string;
  products?: readonly unknown[];
  quantity_required?: unknown;
  quantities?: readonly unknown[];
}

/** A price depends on how much is wanted. */
export const quoteNeedsQuantity: FormRule<Amounts> = {
  path: "quantity_required",
  code: "required",
  message: "needed for a quotation",
  holds: ({ type, products = [], quantity_required }) =>
    type !== "QUOTE" || products.length > 1 || quantity_required !== undefined,
};

/** Of several products each has a price of its own. */
export const quotesNeedQuantities: FormRule<Amounts> = {
  path: "quantities",
  code: "required",
  message: "one of each product, needed for a quotation",
  holds: ({ type, products = [], quantities = [] }) =>
    type !== "QUOTE" || products.length < 2 || products.every((_, at) => quantities[at] != null),
};

/** Quantities stand in the order of the products. */
export const quantitiesAreOfProducts: FormRule<Amounts> = {
  path: "quantities",
  code: "choice",
  message: "more of them than products",
  holds: ({ products = [], quantities = [] }) => quantities.length <= products.length,
};

interface AskedDocuments {
  type: string;
  message: string;
  document_types?: readonly unknown[];
}

/** Whoever asks for documents says for which: by their types, or in words. */
export const documentsAreNamed: FormRule<AskedDocuments> = {
  path: "document_types",
  code: "required",
  message: "needed where no message says which documents",
  holds: ({ type, message, document_types = [] }) =>
    type !== "DOCUMENT" || document_types.length > 0 || message.trim() !== "",
};

/** The day that it is where days begin last. */
const earliestToday = () => dayOf(new Date(Date.now() - 12 * 3_600_000));

/** Nothing is needed by a day that is over everywhere. */
export const neededInTime: FormRule<string> = {
  path: "",
  code: "past",
  message: "a day that is not over",
  holds: (day) => !isDay(day) || day >= earliestToday(),
};

/** A contact request names nothing else, so its message says what it is about. */
export const contactNeedsMessage: FormRule<{ type: string; message: string }> = {
  path: "message",
  code: "required",
  message: "needed for a contact",
  holds: ({ type, message }) => type !== "CONTACT" || message.trim() !== "",
};

/** A message says something or brings a file. */
export const messageSaysSomething: FormRule<{ body: string; attachments?: readonly unknown[] }> = {
  path: "body",
  code: "required",
  message: "needed where nothing is attached",
  holds: ({ body, attachments = [] }) => body?.trim() !== "" || attachments.length > 0,
};

/** Of an answer template: nobody fills in what is unknown. */
export const placeholdersAreKnown: FormRule<{ body: string }> = {
  path: "body",
  code: "placeholder",
  message: "names a placeholder that there is not",
  holds: ({ body }) => unknownPlaceholdersIn(body).length === 0,
};
