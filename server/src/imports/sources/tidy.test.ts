import { expect, test } from "vitest";
import { sentenceCase, tidyLine, tidyText } from "./tidy.ts";

test("a line loses line breaks, odd spaces and what nobody sees", () => {
  expect(tidyLine("\ufeff CUTINA®\u2009KD\u200816\r\n\r\n")).toBe("CUTINA® KD 16");
  expect(tidyLine("Hy\u00addro\u200bly\u200ezed\u00a0 Keratin\t")).toBe("Hydrolyzed Keratin");
  expect(tidyLine("a\u0000b\u0007c")).toBe("a b c");
  expect(tidyLine("Cafe\u0301")).toBe("Café");
});

test("a half of a character that PostgreSQL would refuse is replaced", () => {
  expect(tidyLine("a\ud800b")).toBe("a\ufffdb");
});

test("a text keeps its paragraphs", () => {
  expect(tidyText("One \r\ntwo\u2028three\r\n\r\n\r\n\r\nfour  five\n")).toBe(
    "One\ntwo\nthree\n\nfour five",
  );
});

test.each([
  ["SKIN CONDITIONING - EMOLLIENT", "Skin conditioning - emollient"],
  ["UV ABSORBER", "UV absorber"],
  ["UVA + UVB Filter", "UVA + UVB filter"],
  ["O/W Cream Base", "O/W cream base"],
  ["Toothpaste/Mouthwash", "Toothpaste/mouthwash"],
  ["Rheology Modifier", "Rheology modifier"],
  ["pH Adjuster", "pH adjuster"],
])("%j is written %j", (given, wanted) => {
  expect(sentenceCase(given)).toBe(wanted);
});
