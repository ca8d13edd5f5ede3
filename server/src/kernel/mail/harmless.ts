import type { Letter } from "./letter.ts";

/** Not people's words: what is made by us alone. */
const ours = new Set(["language", "address"]);

/** Letters of a subject: more than any of ours, filled with names as long as they usually are. */
const longestSubject = 200;

/**
 * The letter with every text of it made harmless: names of people, companies and products stand in
 * sentences of ours, and whoever chose them must not write the mail. A line stays one line, nothing
 * is hidden or turned, and no mail program makes a link of a name; `support` may stay one.
 */
export function harmless(letter: Letter, support: string): Letter {
  const plain = everyText(letter, (text, place) => {
    const visible = place === "quotation" ? withoutHidden(text) : onOneLine(withoutHidden(text));
    return unlinked(visible).replaceAll(unlinked(support), support);
  });
  const { subject } = plain;
  const short = subject.length > longestSubject ? `${subject.slice(0, longestSubject)}…` : subject;
  return { ...plain, subject: short };
}

/** Changes every text of a part, by the name of its place; a new place is covered by itself. */
function everyText<T>(part: T, change: (text: string, place: string) => string, place = ""): T {
  if (typeof part === "string") return (ours.has(place) ? part : change(part, place)) as T;
  if (Array.isArray(part)) return part.map((each) => everyText(each, change, place)) as T;
  if (typeof part !== "object" || part === null) return part;
  const entries = Object.entries(part).map(([key, value]) => [key, everyText(value, change, key)]);
  return Object.fromEntries(entries) as T;
}

/** Line ends and gaps are all the same; what is invisible, or turns the direction of the text, is gone. */
const withoutHidden = (text: string) =>
  text
    .replaceAll("\t", " ")
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replaceAll(/(?!\n)[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, "");

const onOneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, " ");

/**
 * "evil.com" and "https://" with a joiner in it: it looks the same, and is no address. Files keep
 * their names: of what may be uploaded only zip is an ending of domains.
 */
const unlinked = (text: string) => text.replaceAll(dotOrScheme, "\u2060");

const dotOrScheme =
  /(?<=[\p{L}\p{N}-][.\u3002\uff0e\uff61])(?=\p{L}{2})(?!(?:pdf|docx|xlsx|pptx|csv|txt)(?![\p{L}\p{N}./-]))|(?<=:)(?=\/\/)/giu;
