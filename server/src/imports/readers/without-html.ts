import { decodeHTML } from "entities";

const tag =
  /<\/?(?:a|b|br|div|em|font|h[1-6]|hr|i|img|li|ol|p|small|span|strong|sub|sup|table|tbody|td|th|tr|u|ul)(?:\s[^<>]{0,2000})?\s*\/?>/gi;
/** Tags behind which the text goes on in a line of its own. */
const breaks = /^<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6]|hr)\b/i;
const entity = /&(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});/i;

/**
 * What a browser would show of a cell that is a piece of a web page: lines for its breaks and items,
 * and nothing of its tags. "a < b" and "R&D" are what they are.
 */
export function withoutHtml(text: string): string {
  const isMarked = text.search(tag) >= 0;
  if (!isMarked && !entity.test(text)) return text;
  const bare = text.replace(tag, (found) =>
    breaks.test(found) ? "\n" : /^<\/?t[dh]\b/i.test(found) ? " " : "",
  );
  return decodeHTML(bare)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
