import type { Invite } from "@neroli/contract/registration/invitations.ts";
import { sql } from "kysely";
import type { z } from "zod";
import { companyIsVisible } from "../../../companies/queries/get-company.ts";
import type { SignedInActor } from "../../../kernel/actor.ts";
import { audit } from "../../../kernel/audit.ts";
import { db, emit } from "../../../kernel/db/db.ts";
import { AppError, notFound } from "../../../kernel/errors.ts";
import { randomKey } from "../../../kernel/key.ts";
import { once } from "../../../kernel/once/once.ts";
import { publishedCompanies } from "../../../published/companies.ts";
import { unmailedHash } from "../../tokens/token.ts";
import { invitableFor, mayInviteEditors } from "../policy.ts";
import { checkAddresses } from "./check-addresses.ts";
import { limitInviting } from "./limit-inviting.ts";
import type { Outcome } from "./outcome.ts";
import { inThirtyDays } from "./validity.ts";

type Form = z.output<typeof Invite>;

/**
 * Invites those of the addresses that can be invited, and answers what became of each. Their mails
 * are written after the commit. One call for a company at a time: two people who invite the same
 * address at the same moment make one invitation.
 */
export async function inviteUsers(actor: SignedInActor, form: Form): Promise<Outcome> {
  await limitInviting(actor);
  return once(async () => {
    const company = await lockCompany(actor, form.company);
    if (form.users.some(({ editor }) => editor) && !mayInviteEditors(actor)) {
      throw new AppError("access.forbidden");
    }
    const emails = form.users.map(({ email }) => email);
    const faults = await checkAddresses(actor, emails, company);
    const outcome: Outcome = { invited: [], refused: [] };
    for (const [at, { email, editor = false }] of form.users.entries()) {
      const fault = faults[at];
      if (fault) outcome.refused.push({ at, email, fault });
      else if (!outcome.invited.some((other) => other.toLowerCase() === email.toLowerCase())) {
        await inviteOne(actor, { email, editor, company_key: company.key, message: form.message });
        outcome.invited.push(email);
      }
    }
    return outcome;
  });
}

async function lockCompany(actor: SignedInActor, key: string) {
  const company = await db()
    .selectFrom(publishedCompanies())
    .where("key", "=", key)
    .where(invitableFor(actor))
    .select(["key", "valid_email_domains"])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (company) return company;
  throw (await companyIsVisible(actor, key)) ? new AppError("access.forbidden") : notFound();
}

interface NewInvitation {
  email: string;
  company_key: string;
  editor: boolean;
  message: string;
}

/** A new invitation, or the one of that address renewed, also where it was withdrawn. */
async function inviteOne(actor: SignedInActor, invited: NewInvitation): Promise<void> {
  const values = {
    ...invited,
    invited_by: actor.user_key,
    token_hash: unmailedHash(),
    expires_at: inThirtyDays,
    sent_at: sql<Date>`now()`,
    withdrawn_at: null,
  };
  const renewed = await db()
    .updateTable("invitations")
    .set(values)
    .where("company_key", "=", invited.company_key)
    .where((eb) => eb(eb.fn<string>("lower", ["email"]), "=", invited.email.toLowerCase()))
    .where("accepted_at", "is", null)
    .returning("key")
    .executeTakeFirst();
  const key = renewed?.key ?? randomKey();
  if (!renewed)
    await db()
      .insertInto("invitations")
      .values({ ...values, key })
      .execute();
  emit({ topic: "invitation.sent", key, data: { language: actor.language } });
  const { email, editor, company_key } = invited;
  await audit(actor, { action: "user.invited", key, company_key, after: { email, editor } });
}
