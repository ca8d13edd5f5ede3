import { z } from "zod";
import { documentTypes } from "../enumerations/documents.ts";
import { offerings, segments, units } from "../enumerations/products.ts";
import { departments, titles } from "../enumerations/users.ts";
import { allowances } from "../kernel/allowance.ts";
import {
  byRule,
  Country,
  Day,
  Email,
  Instant,
  Key,
  line,
  StoredCountry,
  text,
} from "../kernel/values.ts";
import { CompanyReference, Quantity } from "../products/schema.ts";
import { mostAttachments } from "./attachments.ts";
import { requestEventKinds, turns } from "./events.ts";
import {
  contactNeedsMessage,
  documentsAreNamed,
  messageSaysSomething,
  neededInTime,
  quantitiesAreOfProducts,
  quoteNeedsQuantity,
  quotesNeedQuantities,
  sampleNeedsAddress,
} from "./form-rules.ts";
import { mostLetters, mostProducts } from "./limits.ts";
import { requestActions, requestStatuses, requestTypes, resolutions, sides } from "./states.ts";

export const ShippingAddress = z.object({
  street: line(200),
  postal_code: line(20),
  city: line(120),
  country: Country,
});

export const ContactData = z.object({
  title: z.enum(titles).optional(),
  full_name: line(200),
  company: line(200),
  department: z.enum(departments),
});

/** The fields that a person fills in (spec 3); those that a type does not ask for are left out. */
const formFields = {
  message: text(mostLetters),
  needed_by: Day.optional(),
  quantity_required: Quantity.optional(),
  estimated_yearly_usage: Quantity.optional(),
  shipping_address: ShippingAddress.optional(),
  contact: ContactData,
  cc: z.array(Email).max(10).default([]),
  document_types: z.array(z.enum(documentTypes)).max(30).default([]),
  /** Whether another product than the one that is named may be offered. */
  alternatives: z.boolean().default(false),
};

export const NewRequest = z
  .strictObject({
    type: z.enum(requestTypes),
    /** Products by key; they may belong to several suppliers: each gets one request. */
    products: z.array(Key).max(mostProducts).default([]),
    /** Of several products how much of each, in their order; null where nothing is said. */
    quantities: z.array(Quantity.nullable()).max(mostProducts).default([]),
    /** Products with the same number answer the same need; in their order, none where each is one. */
    lines: z.array(z.int().min(0).max(99)).max(mostProducts).default([]),
    /** Needed when no product is named (a CONTACT request from a company's page). */
    company: Key.optional(),
    /** The page the request came from. */
    origin: z.enum(["product", "search", "company", "compare", "project"]).default("product"),
    ...formFields,
    needed_by: Day.refine(...byRule(neededInTime)).optional(),
  })
  .refine(...byRule(sampleNeedsAddress))
  .refine(...byRule(quoteNeedsQuantity))
  .refine(...byRule(quotesNeedQuantities))
  .refine(...byRule(quantitiesAreOfProducts))
  .refine(...byRule(documentsAreNamed))
  .refine(...byRule(contactNeedsMessage));
/** A new request as a page sends it, and below as the server has read it. */
export type NewRequest = z.input<typeof NewRequest>;
export type RequestForm = z.output<typeof NewRequest>;

/** What one line of a QUOTE request asks for; a quote's line says which it answers. */
export const RequestLine = z.object({
  key: Key,
  name: z.string(),
  /** A product of the supplier; null where it is named alone. */
  product: Key.nullable(),
  /** Exact, as decimal text; null where the request did not say. */
  quantity: z.object({ value: z.string(), unit: z.enum(units) }).nullable(),
});
export type RequestLine = z.infer<typeof RequestLine>;

const person = z.object({ key: Key, firstname: z.string(), lastname: z.string() });

/** Somebody of the reader's own side who may read the request. */
export const RequestColleague = person;
export type RequestColleague = z.infer<typeof RequestColleague>;

export const RequestProduct = z.object({
  key: Key,
  name: z.string(),
  offering: z.enum(offerings),
  segment: z.enum(segments),
  /** Trashed or disabled since: named, but without a link. */
  available: z.boolean(),
  /** How much of it is asked for, where the request says so of each product. */
  quantity: Quantity.nullable(),
});

const summary = {
  key: Key,
  type: z.enum(requestTypes),
  status: z.enum(requestStatuses),
  resolution: z.enum(resolutions).nullable(),
  side: z.enum(sides).describe("the reader's side of this request"),
  requested_to: CompanyReference,
  requested_by: person.extend({ company: CompanyReference.nullable() }),
  products: z.array(RequestProduct),
  unread: z.boolean(),
  assignee: z
    .object({ key: Key, name: z.string() })
    .nullable()
    .describe("who sees to it on the reader's side"),
  needed_by: Day.optional(),
  last_message: z.string().nullable(),
  document_types: z.array(z.enum(documentTypes)),
  waiting_for: z.enum(turns).nullable().describe("whose turn it is; null when nobody waits"),
  answered_at: Instant.nullable().describe("when the supplier first wrote in it"),
  closed_at: Instant.nullable().describe("when it was closed or rejected"),
  created_at: Instant,
  updated_at: Instant,
};
export const RequestSummary = z.object(summary);
export type RequestSummary = z.infer<typeof RequestSummary>;

/** A file that was sent with a message, or waits for one. */
export const RequestAttachment = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Bytes. */
  size: z.int(),
});
export type RequestAttachment = z.infer<typeof RequestAttachment>;

/** Colleagues who are told of what is written, by key. */
const mentions = z.array(Key).max(20).default([]);

export const NewMessage = z
  .strictObject({
    body: text(mostLetters).default(""),
    /** Ids of files that the writer has attached to this request and not sent yet. */
    attachments: z.array(z.uuid()).max(mostAttachments).default([]),
    mentions,
  })
  .refine(...byRule(messageSaysSomething));

/** For the writer's own side alone. */
export const NewNote = z.strictObject({ body: text(5_000).min(1), mentions });

export const RequestNote = z.object({
  id: z.string(),
  author: person,
  body: z.string(),
  created_at: Instant,
});
export type RequestNote = z.infer<typeof RequestNote>;

export const RequestMessage = z.object({
  id: z.string(),
  side: z.enum(sides),
  author: person,
  /** May be empty where something is attached. */
  body: z.string(),
  attachments: z.array(RequestAttachment),
  created_at: Instant,
});
export type RequestMessage = z.infer<typeof RequestMessage>;

/** One thing that happened to a request. */
export const RequestEvent = z.object({
  id: z.string(),
  kind: z.enum(requestEventKinds),
  /** Null of what happens by the clock. */
  actor: person.nullable(),
  side: z.enum(sides).nullable(),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
  created_at: Instant,
});
export type RequestEvent = z.infer<typeof RequestEvent>;

export const Request = z.object({
  ...summary,
  ...formFields,
  cc: z.array(z.string()).describe("the addresses that get a copy; none for the supplier"),
  copies: z.int().describe("how many addresses get a copy"),
  origin: z.string(),
  batch: z
    .string()
    .nullable()
    .describe("shared by the requests of one bulk request; null for the supplier"),
  reject_reason: z.string().nullable(),
  lines: z.array(RequestLine).describe("of a QUOTE request, what is asked; in their order"),
  messages: z.array(RequestMessage),
  notes: z.array(RequestNote).describe("what the reader's own side wrote for itself"),
  timeline: z.array(RequestEvent).describe("what happened to it, the oldest first"),
  can: allowances(requestActions),
});
export type Request = z.infer<typeof Request>;

/** Values that the form starts with, from the user's last request of that type (spec 4). */
export const RequestPrefill = z.object({
  contact: ContactData.partial(),
  shipping_address: ShippingAddress.extend({ country: StoredCountry }).nullable(),
  estimated_yearly_usage: Quantity.nullable(),
});
export type RequestPrefill = z.infer<typeof RequestPrefill>;
