import { expect, test } from "vitest";
import { contentLine, escaped } from "./content-lines.ts";

test("a line is folded between letters, at 75 bytes", () => {
  const line = `SUMMARY:${"é😀".repeat(40)}`;
  const folded = contentLine(line);
  expect(folded.endsWith("\r\n")).toBe(true);
  const parts = folded.slice(0, -2).split("\r\n");
  for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.join("\r\n").replaceAll("\r\n ", "")).toBe(line);
});

test("what people write begins no line of its own", () => {
  expect(escaped("a, b; c\\d\r\nEND:VEVENT\rx\u0007")).toBe("a\\, b\\; c\\\\d\\nEND:VEVENT\\nx ");
});
