/** How a phone number is written: digits, and what people set between them. */
const shape = /^\+?[\d\s()./-]+$/;

const countDigits = (written: string) => written.replaceAll(/\D/g, "").length;

/** At most fifteen digits (ITU-T E.164); fewer than five are nobody's number. */
export function isPhoneNumber(written: string): boolean {
  const [bare, digits] = [written.replaceAll(/[()]/g, " ").trim(), countDigits(written)];
  return shape.test(bare) && digits >= 5 && digits <= 15;
}

/**
 * The first part, where spaces part the number, sits in parentheses (spec 5, sign-up):
 * "+49 30 123456" becomes "(+49) 30 123456". Doing it twice changes nothing.
 */
export function formatPhone(written: string): string {
  const [first = "", ...rest] = written.trim().split(/\s+/);
  if (rest.length === 0 || first.startsWith("(")) return [first, ...rest].join(" ");
  return `(${first}) ${rest.join(" ")}`;
}
