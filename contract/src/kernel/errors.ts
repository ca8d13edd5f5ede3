import type { Failure } from "./failures.ts";

/** Every error code with its HTTP status. The sentence per language stands in phrases/errors. */
export const errorStatus = {
  "request.invalid": 400,
  "request.too-large": 413,
  "request.unsupported-media-type": 415,
  "request.range": 416,
  "request.method": 405,
  "request.too-often": 429,
  "access.signed-out": 401,
  "access.forbidden": 403,
  "access.unverified": 403,
  "access.under-review": 403,
  "access.blocked": 403,
  "access.disabled": 403,
  "access.no-account": 403,
  "access.email-not-verified": 403,
  "not-found": 404,
  conflict: 409,
  "request.already-sent": 409,
  "too-many-requests": 429,
  internal: 500,
  unavailable: 503,
  "products.trade-name-immutable": 409,
  "products.trashed": 409,
  "products.untold": 409,
  "products.nothing-to-undo": 409,
  "products.no-such-field": 400,
  "requests.no-products": 400,
  "requests.out-of-stock": 409,
  "requests.service-sample": 409,
  "requests.too-many-attachments": 409,
  "requests.final": 409,
  "requests.no-company": 403,
  "requests.own-company": 403,
  "requests.not-yours-to-close": 403,
  "requests.not-yours-to-cancel": 403,
  "requests.not-yours-to-reject": 403,
  "requests.not-yours-to-reopen": 403,
  "requests.not-to-reopen": 409,
  "requests.closed-too-long": 409,
  "documents.confidential": 403,
  "documents.type-not-accepted": 415,
  "documents.macros": 415,
  "documents.empty": 400,
  "documents.picture-type": 415,
  "documents.picture-bytes": 413,
  "documents.too-many-pictures": 409,
  "documents.infected": 422,
  "documents.scanner-unavailable": 503,
  "documents.store-unavailable": 503,
  "documents.file-missing": 404,
  "uploads.line-full": 429,
  "uploads.too-heavy": 413,
  "uploads.storage-full": 409,
  "documents.replaced": 409,
  "documents.not-previewable": 409,
  "downloads.nothing-allowed": 403,
  "downloads.too-large": 413,
  "downloads.too-many": 429,
  "downloads.not-ready": 409,
  "downloads.not-repeatable": 409,
  "downloads.ended": 410,
  "downloads.address-ended": 410,
  "downloads.rights-changed": 403,
  "identity.wrong-credentials": 401,
  "identity.elsewhere": 409,
  "factors.confirm-first": 403,
  "factors.wrong-proof": 400,
  "factors.wrong-code": 400,
  "factors.passkey-not-accepted": 400,
  "factors.too-many": 409,
  "factors.none": 409,
  "factors.own-first": 403,
  "factors.own-reset": 403,
  "registration.private-email-domain": 409,
  "registration.email-not-accepted": 409,
  "registration.company-needed": 400,
  "registration.weak-password": 400,
  "registration.link-not-valid": 410,
  "invitations.not-all": 400,
  "invitations.already-active": 409,
  "profile.picture-type": 415,
  "profile.picture-too-large": 413,
  "profile.wrong-password": 400,
  "profile.no-password": 409,
  "subscriptions.overlap": 409,
  "subscriptions.overlap-open": 409,
  "subscriptions.expired": 409,
  "users.last-manager": 409,
  "users.own-account": 403,
  "users.support-account": 403,
  "users.role-not-assignable": 403,
  "users.blocked": 409,
  "portals.right-not-assignable": 403,
  "users.admitted": 409,
  "companies.name-taken": 409,
  "companies.domain-not-listed": 409,
  "companies.domain-not-proved": 409,
  "companies.domain-code-wrong": 400,
  "companies.name-fixed": 403,
  "companies.type-fixed": 403,
  "companies.private-email-domain": 400,
  "companies.email-domain-taken": 409,
  "companies.not-own-products": 400,
  "companies.nobody-excluded": 409,
  "companies.segment-missing": 409,
  "companies.picture-type": 400,
  "companies.picture-header-bytes": 413,
  "companies.picture-segment-bytes": 413,
  "companies.picture-logo-bytes": 413,
  "bookmarks.full": 409,
  "bookmarks.folders-full": 409,
  "bookmarks.title-taken": 409,
  "saved-searches.full": 409,
  "saved-searches.already": 409,
  "labels.title-taken": 409,
  "labels.assigned": 409,
  "synonyms.too-few": 400,
  "attributes.term-taken": 409,
  "attributes.in-use": 409,
  "attributes.other-field": 409,
  "imports.unreadable": 400,
  "imports.at-work": 409,
  "imports.not-now": 409,
  "imports.not-mapped": 409,
  "imports.file-gone": 410,
  "imports.nothing-to-undo": 409,
  "imports.has-changed-products": 409,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/** One field that was refused: where it stands in the request and why. */
export interface FieldFailure extends Failure {
  in: "params" | "query" | "body" | "headers";
  /** In English, for logs and developers; people read the sentence of the code. */
  message: string;
}

/** The body of every answer that is not a success (spec 8). */
export interface ErrorBody {
  code: ErrorCode;
  /** In the reader's language; pages show it as it is. */
  detail: string;
  /** In English, for logs and developers. */
  message: string;
  request_id: string;
  additional_data?: { failures?: FieldFailure[]; [name: string]: unknown };
}

/** How a status is reported to the operators (spec 8, monitoring by status). */
export function reportLevel(status: number): "error" | "info" | null {
  if (status === 429) return "info";
  if (status === 0 || status === 404 || status === 409) return null;
  return "error";
}
