import type { Random } from "./random.ts";

/** Texts that programs have stumbled over. */
const texts = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "a\u0000b".repeat(12),
  "\ud800",
  "a\udfff",
  "\u202egnp.exe",
  "\u200b",
  "\ufeffx",
  "e\u0301".repeat(200),
  "İıſßﬀ",
  "\u{1f9ea}\u{1f469}\u200d\u{1f52c}",
  "\u{10ffff}",
  "__proto__",
  "constructor",
  "toString",
  "../../../etc/passwd",
  "..\\..\\x",
  "%",
  "%00",
  "%ff%fe",
  "%2e%2e%2f",
  "' or 1=1 --",
  "$" + "{7*7}{{7*7}}",
  "<script>alert(1)</script>",
  "=HYPERLINK(1)",
  "null",
  "undefined",
  "NaN",
  "-1",
  "1e309",
  "-0",
  "0x10",
  "2147483648",
  "9223372036854775808",
  "0000-00-00",
  "2026-02-30",
  "9999-12-31",
  "+275761-01-01",
  "-000001-01-01",
  "2026-01-01T99:99:99Z",
  "24:60",
  "\\",
  '"',
  "a\r\nx-odd: 1",
  "*",
  "(((((",
  "a:*",
  "& | ! <->",
  "[a-",
  "🌼 🌼",
  "ａｂｃ",
  "\u0130".repeat(300),
];
const letters = ["x", "ä", "(", '"', "🌼", " ", "-", "a ", "\\"];

export function oddText(random: Random): string {
  if (random.chance(0.8)) return random.pick(texts);
  return random.pick(letters).repeat(random.pick([200, 2_001, 8_000, 60_000]));
}

/** JSON as text, as some of it is no value of the language. */
export function oddJson(random: Random): string {
  const kind = random.below(6);
  if (kind === 0) return JSON.stringify(oddText(random));
  if (kind === 1) return nested(random);
  if (kind === 2) return many(random);
  return random.pick(scalars);
}

const scalars = [
  "null",
  "true",
  "false",
  "0",
  "-0",
  "-1",
  "1.5",
  "1e308",
  "1e999",
  "-1e999",
  "5e-324",
  "2147483648",
  "-2147483649",
  "9007199254740993",
  "9223372036854775808",
  "1e20",
  "0.1000000000000000055511151231257827",
  "[]",
  "{}",
  "[null]",
  '[""]',
  "[[]]",
  '{"":{}}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{}}}',
  '{"toString":1,"length":-1}',
  '{"then":1}',
  '{"key":null}',
  '"\\ud800"',
  '"\\u0000"',
];

function nested(random: Random): string {
  const depth = random.pick([3, 20, 60, 70, 2_000, 100_000]);
  return random.chance(0.5)
    ? "[".repeat(depth) + "]".repeat(depth)
    : `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
}

function many(random: Random): string {
  const count = random.pick([2, 101, 5_000]);
  const each = random.pick(["1", "null", '"a"', "{}", '"\\u0000"']);
  if (random.chance(0.5)) return `[${Array.from({ length: count }, () => each).join(",")}]`;
  return `{${Array.from({ length: count }, (_, at) => `"k${at}":${each}`).join(",")}}`;
}
