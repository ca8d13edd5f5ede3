import type { Language } from "@neroli/contract/kernel/language.ts";
import type {
  Request,
  RequestAttachment,
  RequestEvent,
  RequestMessage,
  RequestNote,
  RequestSummary,
} from "@neroli/contract/requests/schema.ts";
import { requestRefusals, type Side } from "@neroli/contract/requests/states.ts";
import type { SignedInActor } from "../kernel/actor.ts";
import { presentAllowances } from "../kernel/allowances.ts";
import { imageAddress } from "../kernel/assets/image-address.ts";
import { now } from "../kernel/clock.ts";
import { found } from "../kernel/errors.ts";
import { sideOf } from "./policy.ts";
import type { RequestWithMessages } from "./queries/get-request.ts";
import type { RequestRow } from "./queries/select-requests.ts";

/** The person who reads, and their language. */
interface Reader {
  actor: SignedInActor;
  language: Language;
}

export function presentSummary(actor: SignedInActor, row: RequestRow): RequestSummary {
  const side = found(sideOf(actor, row));
  return {
    key: row.key,
    type: row.type,
    status: row.status,
    resolution: row.resolution,
    side,
    requested_to: {
      key: row.company_key,
      name: row.supplier_name,
      verified: row.supplier_verified,
      logo: row.supplier_logo && imageAddress(row.supplier_logo),
    },
    requested_by: {
      key: row.buyer_key,
      firstname: row.buyer_firstname,
      lastname: row.buyer_lastname,
      company: buyerCompany(row),
    },
    products: row.products,
    unread: row.unread,
    assignee: assigneeOf(side, row),
    ...(row.needed_by && { needed_by: row.needed_by }),
    last_message: row.last_message,
    document_types: row.document_types,
    waiting_for: row.waiting_for,
    answered_at: row.answered_at?.toISOString() ?? null,
    closed_at: row.closed_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Each side knows its own alone. */
function assigneeOf(side: Side, row: RequestRow): RequestSummary["assignee"] {
  if (side === "SUPPORT") return null;
  return side === "SUPPLIER" ? row.supplier_assignee : row.buyer_assignee;
}

function buyerCompany(row: RequestRow): RequestSummary["requested_by"]["company"] {
  if (row.buyer_company_key === null) return null;
  return {
    key: row.buyer_company_key,
    name: row.buyer_company_name ?? "",
    verified: row.buyer_company_verified ?? false,
    logo: row.buyer_company_logo && imageAddress(row.buyer_company_logo),
  };
}

export function presentRequest({ actor, language }: Reader, row: RequestWithMessages): Request {
  const summary = presentSummary(actor, row);
  const { status: state, side, resolution } = summary;
  const { closed_at } = row;
  const refusals = requestRefusals({ state, side, resolution, closed_at, now: now() });
  return {
    ...summary,
    ...writtenForm(row),
    // The supplier learns of how many, not of whom: the addresses are of people of the buyer.
    cc: side === "SUPPLIER" ? [] : row.cc,
    copies: row.cc.length,
    origin: row.origin,
    // That others were asked is the buyer's own matter.
    batch: side === "SUPPLIER" ? null : row.batch,
    reject_reason: row.reject_reason,
    lines: row.lines,
    messages: row.messages.map(presentMessage),
    notes: row.notes.map(presentNote),
    timeline: row.timeline.map(presentEvent),
    can: presentAllowances(refusals, language),
  };
}

/** The fields of the form; those that its type does not ask for are left out. */
function writtenForm(row: RequestWithMessages) {
  return {
    message: row.message,
    alternatives: row.alternatives,
    contact: row.contact,
    ...(row.quantity_required && { quantity_required: row.quantity_required }),
    ...(row.estimated_yearly_usage && { estimated_yearly_usage: row.estimated_yearly_usage }),
    ...(row.shipping_address && { shipping_address: row.shipping_address }),
  };
}

const presentMessage = (message: RequestWithMessages["messages"][number]): RequestMessage => ({
  id: message.id,
  side: message.side as Side,
  author: { key: message.author_key, firstname: message.firstname, lastname: message.lastname },
  body: message.body,
  attachments: message.attachments.map(presentAttachment),
  created_at: message.created_at.toISOString(),
});

const presentNote = (note: RequestWithMessages["notes"][number]): RequestNote => ({
  id: note.id,
  author: { key: note.author_key, firstname: note.firstname, lastname: note.lastname },
  body: note.body,
  created_at: note.created_at.toISOString(),
});

const presentEvent = (event: RequestWithMessages["timeline"][number]): RequestEvent => ({
  id: event.id,
  kind: event.kind as RequestEvent["kind"],
  actor: event.actor_key === null ? null : personOf(event),
  side: event.side,
  data: event.data,
  created_at: event.created_at.toISOString(),
});

const personOf = ({ actor_key, firstname, lastname }: RequestWithMessages["timeline"][number]) => ({
  key: actor_key ?? "",
  firstname: firstname ?? "",
  lastname: lastname ?? "",
});

export const presentAttachment = ({ id, name, size }: RequestAttachment): RequestAttachment => ({
  id,
  name,
  size,
});
