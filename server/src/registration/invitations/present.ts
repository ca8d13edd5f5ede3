import type { ErrorCode } from "@neroli/contract/kernel/errors.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import type { InviteFailure, InviteFault } from "@neroli/contract/registration/invitations.ts";
import type { PhraseKey } from "@neroli/phrases/phrase-key.ts";
import { sayAny } from "@neroli/phrases/say.ts";
import { AppError } from "../../kernel/errors.ts";
import { supportAddress } from "../../kernel/mail/mail.ts";
import type { Outcome } from "./commands/outcome.ts";

const sentences = {
  INVALID_EMAIL: "invitations.emails.invalid",
  ACCOUNT_EXISTS: "invitations.emails.exists",
  PRIVATE_EMAIL_DOMAIN: "errors.registration.private-email-domain",
  NOT_ALLOWED_DOMAINS: "errors.registration.email-not-accepted",
  BLOCKED_BLACKLISTED_EMAIL: "errors.registration.email-not-accepted",
  HAS_PLACE: "invitations.emails.has-place",
  INVITED_TODAY: "invitations.emails.invited-today",
} as const satisfies Record<InviteFault, PhraseKey>;

/** Reasons that refuse an address by itself (spec 8, invite, status 409). */
const conflicts: Partial<Record<InviteFault, ErrorCode>> = {
  PRIVATE_EMAIL_DOMAIN: "registration.private-email-domain",
  NOT_ALLOWED_DOMAINS: "registration.email-not-accepted",
  BLOCKED_BLACKLISTED_EMAIL: "registration.email-not-accepted",
};

/** The answer to a call of which not every address could be invited: see the contract. */
export function refusal({ invited, refused }: Outcome, language: Language): AppError {
  const support = supportAddress();
  const failures = refused.map(({ at, email, fault }): InviteFailure => {
    const code = sentences[fault];
    const data = { email, support };
    const message = sayAny(language, code, data);
    return { in: "body", path: `users.${at}.email`, code, data, message, email, type: fault };
  });
  const data = { failures, invited, support };
  const [first] = refused;
  const conflict = first && conflicts[first.fault];
  if (conflict && invited.length === 0 && refused.every(({ fault }) => conflicts[fault])) {
    return new AppError(conflict, { ...data, type: first.fault });
  }
  return new AppError("invitations.not-all", data);
}
