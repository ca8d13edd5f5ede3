const domainShape = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** "2. Rose water" is "Rose water": the number that a pasted list puts before its lines (spec 5). */
export const withoutListNumber = (typed: string): string =>
  typed.replace(/^\s*\(?\d{1,3}[.)]\s+/, "");

/** A domain in the letters of the domain name system, or null: "@Müller.example" has two dots less. */
export function toDomain(typed: string): string | null {
  const bare = withoutListNumber(typed).trim().replace(/^@/, "");
  if (/[\s/?#:@\\%]/.test(bare) || !URL.canParse(`http://${bare}`)) return null;
  const { hostname } = new URL(`http://${bare}`);
  return hostname.length <= 253 && domainShape.test(hostname) ? hostname : null;
}

/** Whole, with https where no scheme was typed, or null when it leads to no public web server. */
export function toWebsite(typed: string): string | null {
  const bare = typed.trim();
  const whole = /^https?:\/\//i.test(bare) ? bare : `https://${bare}`;
  if (/\s/.test(whole) || !URL.canParse(whole)) return null;
  const { hostname, username, password } = new URL(whole);
  return domainShape.test(hostname) && !username && !password ? whole : null;
}

/** The same by https alone. */
export function toSecureLink(typed: string): string | null {
  const whole = toWebsite(typed);
  return whole && /^https:/i.test(whole) ? whole : null;
}

/** An absolute address of the web as links in a product's data are kept. */
export const isWebAddress = (typed: string): boolean =>
  URL.canParse(typed) && /^https?:$/.test(new URL(typed).protocol);

/**
 * What can be posted to: without a name and a password, which would stand in logs, and at no port at
 * which other services than those of the web listen. Whether it is to be https is the server's.
 */
export function isWebhookAddress(typed: string): boolean {
  if (/\s/.test(typed) || !/^https?:\/\//i.test(typed) || !URL.canParse(typed)) return false;
  const { username, password, port, hash } = new URL(typed);
  return !username && !password && !hash && (port === "" || Number(port) > 1_024);
}
