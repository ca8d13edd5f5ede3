import type { FormRule } from "../kernel/form-rule.ts";

/** A sample is sent somewhere. */
export const sampleNeedsAddress: FormRule<{ type: string; shipping_address?: unknown }> = {
  path: "shipping_address",
  code: "required",
  message: "needed for a sample",
  holds: ({ type, shipping_address }) => type !== "SAMPLE" || shipping_address !== undefined,
};

/** A price depends on how much is wanted. */
export const quoteNeedsQuantity: FormRule<{ type: string; quantity_required?: unknown }> = {
  path: "quantity_required",
  code: "required",
  message: "needed for a quotation",
  holds: ({ type, quantity_required }) => type !== "QUOTE" || quantity_required !== undefined,
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
