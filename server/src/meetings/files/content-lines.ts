/** The bytes that a line has at most, without its end (RFC 5545, 3.1). */
const longest = 75;

/** A line with its end, folded where it is long: what goes on begins with a space. */
export function contentLine(line: string): string {
  let folded = "";
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > longest) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += letter;
    bytes += size;
  }
  return `${folded}\r\n`;
}

/** Text as the value of a property (RFC 5545, 3.3.11); control characters have no place in it. */
export const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n?|\n/g, "\\n")
    .replaceAll(/\p{Cc}/gu, " ");

/** A moment in UTC: "20261124T133000Z". */
export const dateTime = (at: Date): string =>
  `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
