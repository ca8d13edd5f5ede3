import disposable from "disposable-email-domains" with { type: "json" };
import wildcards from "disposable-email-domains/wildcard.json" with { type: "json" };
import providers from "email-providers/all.json" with { type: "json" };

/** Where anybody may have an address (decisions, accounts). */
const shared = new Set<string>([...providers, ...disposable]);
/** Where every name below is such a place too. */
const sharedWithAllBelow = new Set<string>(wildcards);

export const domainOf = (email: string): string =>
  email.slice(email.lastIndexOf("@") + 1).toLowerCase();

/** An address there says nothing of whom its owner works for: such are refused (spec 5, sign-up). */
export function isPrivateDomain(domain: string): boolean {
  if (shared.has(domain)) return true;
  const parts = domain.split(".");
  return parts.some((_, at) => sharedWithAllBelow.has(parts.slice(at).join(".")));
}

/** Mailboxes of machines and of nobody in particular (RFC 2142, and what programs answer from). */
const nobodys = new Set([
  "abuse",
  "bounce",
  "bounces",
  "do-not-reply",
  "donotreply",
  "hostmaster",
  "mailer-daemon",
  "no-reply",
  "nobody",
  "noreply",
  "postmaster",
  "root",
  "spam",
  "webmaster",
]);

/** Whether no person reads what is sent to this address. */
export const isNobodys = (email: string): boolean =>
  nobodys.has(email.slice(0, email.lastIndexOf("@")).toLowerCase());
