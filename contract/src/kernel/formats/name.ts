/** Controls, line ends, invisible marks, and what turns the direction of the text around it. */
const hidden = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;

/** "https://", "www." and anything before a path, as "bit.ly/x". */
const address = /:\/\/|\bwww\.|[\p{L}\p{N}]\.\p{L}{2,}[/?#:]/iu;

/**
 * "evil.com": mail programs make a link of it. Three letters before the dot let "Ph.D.", "Dr.med."
 * and "Co.KG" be; after it the endings of countries, and of the others those that are much used.
 */
const domain =
  /[\p{L}\p{N}-]{3,}\.(?:[a-z]{2}|com|net|org|info|biz|app|dev|xyz|top|site|shop|store|club|live|link|click|online|website|space|cloud|tech|page|pro|vip|win|zip|mobi|name|example|test|invalid)(?![\p{L}\p{N}])/iu;

/**
 * What a person, a company or a job is called: mails and pages say it in sentences of ours, so it
 * holds no address of the web or of mail, and nothing that hides or turns what stands around it.
 */
export function isName(text: string): boolean {
  // The wide forms of "@", "/" and the dots are the same to who reads them.
  const plain = text.normalize("NFKC").replaceAll("\u3002", ".");
  return ![hidden, /@/, address, domain].some((shape) => shape.test(plain) || shape.test(text));
}
