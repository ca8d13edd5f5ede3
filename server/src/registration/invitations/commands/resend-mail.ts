import { isSupport } from "@neroli/contract/access/roles.ts";
import { isLanguage } from "@neroli/contract/kernel/language.ts";
import { sql } from "kysely";
import { companyIsVisible } from "../../../companies/queries/get-company.ts";
import type { SignedInActor } from "../../../kernel/actor.ts";
import { audit } from "../../../kernel/audit.ts";
import { db, emit } from "../../../kernel/db/db.ts";
import { AppError, found, notFound } from "../../../kernel/errors.ts";
import { once } from "../../../kernel/once/once.ts";
import { createThrottle } from "../../../kernel/throttle.ts";
import { publishedUsers } from "../../../published/users.ts";
import { unmailedHash } from "../../tokens/token.ts";
import { inThirtyDays } from "./validity.ts";

/** Mails to one address: enough for one that got lost, too few to be a nuisance. */
const throttle = createThrottle({ name: "resend", failures: 3, seconds: 3_600 });

/** Whose mail is wanted again: the e-mail address, and the company it belongs to, if to one. */
interface Addressee {
  username: string;
  company?: string | undefined;
}

/**
 * Mails the link again: to activate the account that there is, else the open invitation. Support
 * for everybody, managers for their own company; of others they learn nothing.
 */
export async function resendMail(
  actor: SignedInActor,
  wanted: Addressee,
): Promise<"ACTIVATION" | "INVITATION"> {
  await allow(actor, wanted.company);
  return once(async () => {
    const seconds = await throttle.wait(wanted.username.toLowerCase());
    if (seconds > 0) throw new AppError("too-many-requests", { seconds });
    if (await resendActivation(actor, wanted)) return "ACTIVATION";
    await renewInvitation(actor, wanted);
    return "INVITATION";
  });
}

async function allow(actor: SignedInActor, company: string | undefined): Promise<void> {
  if (isSupport(actor.roles)) return;
  if (company !== undefined && company === actor.company_key) return;
  const seen = company !== undefined && (await companyIsVisible(actor, company));
  throw seen ? new AppError("access.forbidden") : notFound();
}

async function resendActivation(
  actor: SignedInActor,
  { username, company = null }: { username: string; company?: string | undefined | null },
): Promise<boolean> {
  const user = await db()
    .selectFrom(publishedUsers())
    .where((eb) => eb(eb.fn<string>("lower", ["email"]), "=", username.toLowerCase()))
    .where("company_key", "is not distinct from", company)
    .select(["key", "email", "activated_at", "language"])
    .executeTakeFirst();
  if (!user) return false;
  if (user.activated_at) throw new AppError("invitations.already-active");
  const language = isLanguage(user.language) ? user.language : actor.language;
  emit({
    topic: "registration.activation-wanted",
    key: user.email,
    data: { language },
  });
  await auditResent(actor, { key: user.key, email: user.email, company });
  return true;
}

async function renewInvitation(
  actor: SignedInActor,
  { username, company }: Addressee,
): Promise<void> {
  const renewed = await db()
    .updateTable("invitations")
    .set({ token_hash: unmailedHash(), expires_at: inThirtyDays, sent_at: sql<Date>`now()` })
    .where((eb) => eb(eb.fn<string>("lower", ["email"]), "=", username.toLowerCase()))
    .where("company_key", "=", found(company))
    .where("accepted_at", "is", null)
    .where("withdrawn_at", "is", null)
    .returning(["key", "email"])
    .executeTakeFirst();
  const { key, email } = found(renewed);
  emit({ topic: "invitation.sent", key, data: { language: actor.language } });
  await auditResent(actor, { key, email, company: found(company) });
}

const auditResent = (
  actor: SignedInActor,
  { key, email, company }: { key: string; email: string; company: string | null },
) =>
  audit(actor, {
    action: "user.activation-resent",
    key,
    company_key: company,
    after: { email },
  });
