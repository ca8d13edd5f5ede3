import { isSupport } from "@neroli/contract/access/roles.ts";
import type { CompanyType } from "@neroli/contract/enumerations/companies.ts";
import type { PageOf } from "@neroli/contract/kernel/list.ts";
import type {
  InvitableCompany,
  invitationEndpoints,
  PendingInvitation,
} from "@neroli/contract/registration/invitations.ts";
import { type SqlBool, sql } from "kysely";
import type { z } from "zod";
import type { SignedInActor } from "../../kernel/actor.ts";
import { imageAddress } from "../../kernel/assets/image-address.ts";
import { db } from "../../kernel/db/db.ts";
import { containing, listPage } from "../../kernel/list.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { pictureOfCompany } from "../../published/documents.ts";
import { publishedUsers } from "../../published/users.ts";
import { findAccount } from "../../users/queries.ts";
import { hashToken } from "../tokens/token.ts";
import { invitableFor, seeInvitations } from "./policy.ts";

type ListQuery = z.output<(typeof invitationEndpoints)["GET /companies/invitable"]["query"]>;

/** The companies to which the actor may invite, by name. */
export async function listInvitable(
  actor: SignedInActor,
  query: ListQuery,
): Promise<PageOf<InvitableCompany>> {
  let rows = db()
    .selectFrom(publishedCompanies())
    .where(invitableFor(actor))
    .select(["companies.key", "companies.name", "companies.verified"])
    .select(["companies.type", pictureOfCompany("LOGO").as("logo")]);
  if (query.name__icontains) {
    rows = rows.where("companies.name", "ilike", containing(query.name__icontains));
  }
  const page = await listPage(rows, query, {
    sorts: { name: sql<string>`lower(companies.name)` },
    fallback: "name",
    tie: "companies.key",
  });
  const content = page.content.map((row) => ({ ...row, logo: row.logo && imageAddress(row.logo) }));
  return { ...page, content };
}

type PendingQuery = z.output<
  (typeof invitationEndpoints)["GET /companies/:companyKey/invitations"]["query"]
>;

/** Invitations that wait, without those whose address has come to the company by another way. */
export async function listPending(
  actor: SignedInActor,
  companyKey: string,
  query: PendingQuery,
): Promise<PageOf<PendingInvitation>> {
  seeInvitations(actor, companyKey);
  const rows = db()
    .selectFrom("invitations")
    .leftJoin(publishedUsers("inviter"), "inviter.key", "invitations.invited_by")
    .leftJoin(publishedUsers("colleague"), (join) =>
      join
        .on(sql<SqlBool>`lower(colleague.email) = lower(invitations.email)`)
        .onRef("colleague.company_key", "=", "invitations.company_key"),
    )
    .where("invitations.company_key", "=", companyKey)
    .where("invitations.accepted_at", "is", null)
    .where("invitations.withdrawn_at", "is", null)
    .where("colleague.key", "is", null)
    .select(["invitations.key", "invitations.email", "invitations.editor"])
    .select(["invitations.sent_at", "invitations.expires_at"])
    .select(["inviter.firstname", "inviter.lastname"]);
  const page = await listPage(rows, query, {
    sorts: { sent_at: "invitations.sent_at", email: sql<string>`lower(invitations.email)` },
    fallback: "-sent_at",
    tie: "invitations.key",
  });
  const content = page.content.map(({ key, email, editor, ...row }) => ({
    key,
    email,
    editor,
    inviter: `${row.firstname ?? ""} ${row.lastname ?? ""}`.trim(),
    sent_at: row.sent_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  }));
  return { ...page, content };
}

/** The invitation that a registration key opens. */
interface OpenInvitation {
  key: string;
  email: string;
  company_key: string;
  company_name: string;
  company_type: CompanyType;
  editor: boolean;
  inviter: string;
  /** The inviter is vetted and of that company, or support: who is invited counts as verified. */
  vouched: boolean;
}

/** The invitation whose mailed token this is; null once accepted, renewed or expired. */
export async function findOpenInvitation(registrationKey: string): Promise<OpenInvitation | null> {
  const row = await db()
    .selectFrom("invitations")
    .innerJoin(publishedCompanies(), "companies.key", "invitations.company_key")
    .where("token_hash", "=", hashToken(registrationKey))
    .where("accepted_at", "is", null)
    .where("withdrawn_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .where("companies.enabled", "=", true)
    .select(["invitations.key", "email", "editor", "invited_by"])
    .select(["companies.key as company_key", "companies.name as company_name"])
    .select("companies.type as company_type")
    .executeTakeFirst();
  if (!row) return null;
  const { invited_by, ...invitation } = row;
  return { ...invitation, ...(await findVoucher(invited_by, row.company_key)) };
}

/** Why a link opens no invitation; one that a newer mail replaced is known no more. */
export async function whyClosed(registrationKey: string): Promise<"WITHDRAWN" | "EXPIRED"> {
  const row = await db()
    .selectFrom("invitations")
    .where("token_hash", "=", hashToken(registrationKey))
    .where("withdrawn_at", "is not", null)
    .select("key")
    .executeTakeFirst();
  return row ? "WITHDRAWN" : "EXPIRED";
}

/** The inviter as of now: who has been blocked or has left meanwhile vouches for nobody. */
async function findVoucher(userKey: string, companyKey: string) {
  const account = await findAccount(userKey, "en");
  if (!account) return { inviter: "", vouched: false };
  const { actor, enabled, status } = account;
  const support = enabled && status === "VERIFIED" && isSupport(actor.roles);
  const vouched = support || (actor.vetted && actor.company_key === companyKey);
  return { inviter: actor.name, vouched };
}

/** The inviter to tell of an accepted invitation, and what to tell; null without an account by now. */
export async function findAcceptance(invitationKey: string) {
  const row = await db()
    .selectFrom("invitations")
    .innerJoin(publishedCompanies(), "companies.key", "invitations.company_key")
    .innerJoin(publishedUsers("inviter"), "inviter.key", "invitations.invited_by")
    .innerJoin(publishedUsers("invitee"), "invitee.key", "invitations.accepted_by")
    .where("invitations.key", "=", invitationKey)
    .where("inviter.enabled", "=", true)
    .where("inviter.status", "!=", "BLOCKED")
    .select(["inviter.key", "companies.name", "invitee.firstname", "invitee.lastname"])
    .executeTakeFirst();
  return row
    ? {
        inviter: row.key,
        invitee: `${row.firstname} ${row.lastname}`,
        company_name: row.name,
        triggered_by: { firstname: row.firstname },
      }
    : null;
}
