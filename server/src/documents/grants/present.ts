import { downloadRefusal } from "@neroli/contract/documents/access.ts";
import type {
  GrantState,
  RequestDocument,
  RequestDocuments,
} from "@neroli/contract/documents/grants.ts";
import { isExpired } from "@neroli/contract/documents/validity.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { today } from "../../kernel/clock.ts";
import type { DocumentRow } from "../queries/find-documents.ts";
import { mayGive, takesGrants } from "./policy.ts";
import type { GrantRow, RequestDocumentRows } from "./queries/list-request-documents.ts";

export function presentRequestDocuments(
  actor: SignedInActor,
  { request, documents, grants }: RequestDocumentRows,
): RequestDocuments {
  const gives = mayGive(actor, request);
  const can = { grant: gives && takesGrants(request), withdraw: gives };
  const types = request.document_types;
  const content = documents.map((document): RequestDocument => {
    const grant = grants.get(document.series);
    const type = document.document_type ?? "NONE";
    const confidential = document.visibility === "CONFIDENTIAL";
    return {
      id: document.id,
      name: document.name,
      type,
      visibility: document.visibility,
      version: document.version,
      size: document.size,
      valid_until: document.valid_until,
      expired: isExpired(document.valid_until, today()),
      product: productOf(document),
      asked: types.length === 0 || types.includes(type),
      grant: grant && confidential ? presentGrant(grant, request.side === "BUYER") : null,
      can: {
        download: downloadRefusal(actor, document) === null,
        grant: can.grant && confidential,
        withdraw: can.withdraw && grant !== undefined && stateOf(grant) === "LIVE",
      },
    };
  });
  // The buyer learns of no document that is not on offer to all and was not given.
  const told = request.side === "BUYER" ? content.filter(isTold) : content;
  return {
    content: told.toSorted((a, b) => Number(b.asked) - Number(a.asked)),
    can: { grant: can.grant },
  };
}

const isTold = ({ grant, asked, can }: RequestDocument) =>
  grant !== null || (asked && can.download);

const productOf = ({ product_key: key, product_name: name }: DocumentRow) =>
  key === null || name === null ? null : { key, name };

const stateOf = ({ withdrawn_at, ended }: GrantRow): GrantState => {
  if (withdrawn_at) return "WITHDRAWN";
  return ended ? "ENDED" : "LIVE";
};

const presentGrant = (grant: GrantRow, isBuyer: boolean): RequestDocument["grant"] => ({
  id: grant.id,
  state: stateOf(grant),
  until: grant.until,
  granted_by: isBuyer ? null : (grant.grantor?.name ?? null),
  granted_at: grant.granted_at.toISOString(),
  withdrawn_at: grant.withdrawn_at?.toISOString() ?? null,
});
