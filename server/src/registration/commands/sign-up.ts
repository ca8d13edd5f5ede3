import type { Language } from "@neroli/contract/kernel/language.ts";
import type { SignUp } from "@neroli/contract/registration/schema.ts";
import { type Insertable, sql } from "kysely";
import type { DB } from "../../../db/types.ts";
import type { Actor } from "../../kernel/actor.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { AppError, fieldFailure, invalidField } from "../../kernel/errors.ts";
import { randomKey } from "../../kernel/key.ts";
import { hashPassword } from "../../kernel/passwords.ts";
import { joinPortal } from "../../portals/commands/join-portal.ts";
import { publishedUsers } from "../../published/users.ts";
import { insertAccount, replaceAccount } from "../../users/commands/write-account.ts";
import { acceptInvitation } from "../invitations/commands/accept-invitation.ts";
import { checkPassword, roleAtSignUp } from "../policy.ts";
import { joinByLink } from "../portal-invitations/commands/accept-into-portal.ts";
import { hasManager } from "../queries/find-company.ts";
import { findMembership, type Membership } from "../queries/find-membership.ts";
import { admit } from "./admit.ts";

/** A form that has passed every rule. */
interface CheckedSignUp {
  form: SignUp;
  portal: string | null;
  /** The version of the portal's terms that was shown. */
  terms_version: number | undefined;
  membership: Membership;
  password_hash: string | null;
}

interface SentForm {
  form: SignUp;
  portal?: string | null;
  terms_version?: number | undefined;
  /** By whose mailed link the form was reached. */
  portal_invitation?: { key: string; email: string } | null;
}

/**
 * Signs somebody up. An address that has an account is answered like any other, after the same
 * work, its owner is told by mail, and nothing of the account changes: whoever signs up has not
 * shown that the address is theirs. True when the account is active at once: the link of an
 * invitation has proved the address.
 */
export async function signUp(actor: Actor, sent: SentForm): Promise<boolean> {
  const { form, portal = null, terms_version, portal_invitation = null } = sent;
  await admit(form.email, actor.address);
  const membership = await findMembership({ ...form, portal_invitation });
  if (!membership.company && !form.special_case) {
    throw new AppError("registration.company-needed", {
      failures: [
        fieldFailure({ path: "special_case", code: "errors.registration.company-needed" }),
      ],
    });
  }
  const password_hash = await passwordOf(form, membership);
  const checked = { form, portal, terms_version, membership, password_hash };
  await transaction(async () => {
    const userKey = await writeAccount(actor, checked);
    if (userKey) await welcome(actor, { userKey, checked });
  });
  return isProved(membership);
}

const isProved = ({ invitation, portal_invitation }: Membership) =>
  portal_invitation !== null || (invitation?.proves_address ?? false);

/** The password of who has proved the address; others choose theirs at the mailed link. */
async function passwordOf(form: SignUp, membership: Membership): Promise<string | null> {
  const company = membership.company?.name ?? form.special_case?.company_name;
  if (form.password !== undefined) await checkPassword(form.password, { ...form, company });
  if (!isProved(membership)) return null;
  if (form.password === undefined) throw invalidField({ path: "password", code: "required" });
  return hashPassword(form.password);
}

/** Makes the account and answers its key; null when the address has one, which stays as it is. */
async function writeAccount(actor: Actor, checked: CheckedSignUp): Promise<string | null> {
  const { form } = checked;
  const columns = { ...personOf(actor, checked), ...(await standingOf(checked)) };
  const inserted = await insertAccount({ key: randomKey(), email: form.email, ...columns });
  if (inserted) return inserted;
  const known = await lockAccount(form.email);
  if (!known) return null;
  const waits = !known.activated_at && known.enabled && known.status !== "BLOCKED";
  if (!(waits && isProved(checked.membership))) {
    tellOwner(actor, { email: form.email, key: known.key, waits });
    return null;
  }
  // Waits for a mailed link, and one was followed: that of the invitation. Of an account that
  // support has verified meanwhile its standing stays.
  const replacing = known.status === "VERIFIED" ? personOf(actor, checked) : columns;
  await replaceAccount(known.key, replacing);
  return known.key;
}

/** The mail that goes where an address has an account: the link again, or that there is one. */
function tellOwner(
  { language }: Actor,
  { email, key, waits }: { email: string; key: string; waits: boolean },
): void {
  if (waits) wantActivation(email, language);
  else emit({ topic: "registration.account-known", key, data: { language } });
}

const wantActivation = (email: string, language: Language) =>
  emit({
    topic: "registration.activation-wanted",
    key: email.toLowerCase(),
    data: { language },
  });

const lockAccount = (email: string) =>
  db()
    .selectFrom(publishedUsers())
    .where((eb) => eb(eb.fn<string>("lower", ["email"]), "=", email.toLowerCase()))
    .select(["key", "activated_at", "enabled", "status"])
    .forUpdate()
    .executeTakeFirst();

/** The columns that the person filled in. */
const personOf = (actor: Actor, { form, membership, password_hash }: CheckedSignUp) => ({
  password_hash,
  firstname: form.firstname,
  lastname: form.lastname,
  department: form.department,
  country_code: form.country_code,
  job_title: form.job_title ?? null,
  phone_number: form.phone_number,
  segments: form.segments,
  notification_settings: JSON.stringify(form.notifications),
  language: actor.language,
  terms_accepted_at: sql<Date>`now()`,
  activated_at: isProved(membership) ? sql<Date>`now()` : null,
});

type Standing = Pick<
  Insertable<DB["users"]>,
  "company_key" | "roles" | "status" | "source" | "special_case"
>;

/** The account's company, role and status, by its company and invitation. */
async function standingOf({ form, portal, membership }: CheckedSignUp): Promise<Standing> {
  const { company, invitation } = membership;
  const type = company?.type ?? form.special_case?.company_type ?? "UNKNOWN";
  const has_manager = company ? await hasManager(company.key) : false;
  return {
    company_key: company?.key ?? null,
    roles: [roleAtSignUp({ type, has_manager, invited: invitation })],
    status: invitation?.vouched ? "VERIFIED" : "AWAITING_VERIFICATION",
    source: portal ?? (invitation ? "INVITATION" : "SIGN_UP"),
    special_case: form.special_case ? JSON.stringify(form.special_case) : null,
  };
}

/** Does what goes with a new account: invitation, portal and events. */
async function welcome(
  actor: Actor,
  { userKey, checked }: { userKey: string; checked: CheckedSignUp },
): Promise<void> {
  const { form, membership } = checked;
  const invitation = membership.invitation?.key ?? null;
  if (invitation && !(await acceptInvitation(invitation, userKey))) {
    throw used();
  }
  await join(actor, { userKey, checked });
  emit({ topic: "user.registered", key: userKey, data: { invitation } });
  if (isProved(membership)) {
    emit({ topic: "user.activated", key: userKey });
    return;
  }
  wantActivation(form.email, actor.language);
}

/** The place in the portal that the form was filled in for. */
async function join(
  { language }: Actor,
  { userKey: user_key, checked }: { userKey: string; checked: CheckedSignUp },
): Promise<void> {
  const { form, portal, terms_version, membership } = checked;
  if (!portal) return;
  const joining = { user_key, portal, terms_accepted: true, terms_version, language };
  const key = membership.portal_invitation;
  if (!key) await joinPortal(joining);
  else if (!(await joinByLink(joining, { email: form.email, key }))) throw used();
}

const used = () => new AppError("registration.link-not-valid", { reason: "USED" });
