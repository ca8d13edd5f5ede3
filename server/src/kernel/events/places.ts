import { notePortal } from "../current-portal.ts";
import type { NewEvent, PlacedEvent, Topic } from "./events.ts";

/**
 * Where what follows from an event is done: "there", in the portal on whose host it happened, or
 * "elsewhere", since it concerns people who need not know that portal. What a request is told by is
 * besides the request's own portal's (notifications/commands/tell-users.ts).
 */
const placeOf: { [T in Topic]: "there" | "elsewhere" } = {
  "product.changed": "elsewhere",
  "company.changed": "elsewhere",
  "company.domain-code-wanted": "there",
  "attribute.changed": "elsewhere",
  "synonym.changed": "elsewhere",
  "law.changed": "elsewhere",
  "document.uploaded": "elsewhere",
  "documents.granted": "there",
  "documents.ending": "elsewhere",
  "download.ready": "there",
  "request.created": "there",
  "request.message-created": "there",
  "request.closed": "there",
  "request.canceled": "there",
  "request.rejected": "there",
  "request.reopened": "there",
  "request.answer-due": "there",
  "request.assigned": "there",
  "request.mentioned": "there",
  "project.member-added": "there",
  "project.commented": "there",
  "sample.approved": "there",
  "sample.declined": "there",
  "sample.withdrawn": "there",
  "sample.shipped": "there",
  "sample.delivered": "there",
  "sample.evaluated": "there",
  "quote.created": "there",
  "quote.updated": "there",
  "quote.extended": "there",
  "quote.canceled": "there",
  "quote.accepted": "there",
  "quote.rejected": "there",
  "quote.written": "there",
  "quote.expired": "there",
  "user.registered": "there",
  // A company's managers hear of who signed up at whatever host.
  "user.activated": "elsewhere",
  "registration.activation-wanted": "there",
  "registration.account-known": "there",
  "registration.password-wanted": "there",
  "registration.password-changed": "there",
  "invitation.sent": "there",
  // Whoever decides on an account may sit at another host than its owner.
  "user.changed": "elsewhere",
  "user.erasure-asked": "elsewhere",
  "user.verified": "elsewhere",
  "user.declined": "elsewhere",
  "factors.reset": "elsewhere",
  "session.ended": "elsewhere",
  "keys.replaced": "elsewhere",
  "session.new-device": "there",
  "factor.changed": "there",
  "webhook.switched-off": "elsewhere",
  "work.queued": "elsewhere",
  // The portal that answers or invites is named by the event, and speaks from wherever that is done.
  "portal.answered": "elsewhere",
  "portal.invited": "elsewhere",
  // Told by the exhibition itself, where it has a host of its own (meetings/listeners.ts).
  "meeting.asked": "elsewhere",
  "meeting.agreed": "elsewhere",
  "meeting.declined": "elsewhere",
  "meeting.withdrawn": "elsewhere",
  "meeting.canceled": "elsewhere",
  "meeting.soon": "elsewhere",
  "enquiry.sent": "elsewhere",
  "lead.hot": "elsewhere",
  "lead.written": "elsewhere",
  "event.changed": "elsewhere",
  "portal.hosts-changed": "elsewhere",
};

/** Every topic that this version knows of. */
export const knownTopics = Object.keys(placeOf);

/** The event with its place, to be written down where it is emitted. */
export const placed = (event: NewEvent): PlacedEvent => ({
  ...event,
  ...(placeOf[event.topic] === "there" ? notePortal() : { portal: null, host: null }),
});
