import { expect, test } from "vitest";
import { formatPhone, isPhoneNumber } from "./phone.ts";

test.each([
  ["+49 30 123456", "(+49) 30 123456"],
  ["  0039  02 5550 123 ", "(0039) 02 5550 123"],
  ["(+49) 30 123456", "(+49) 30 123456"],
  ["+4930123456", "+4930123456"],
])("%j is kept as %j", (written, kept) => {
  expect(formatPhone(written)).toBe(kept);
  expect(formatPhone(kept)).toBe(kept);
});

test.each(["+49 30 123456", "(+49) 30 123456", "030/123-456", "+1 (212) 555.0134", "12345"])(
  "%j is a phone number",
  (written) => {
    expect(isPhoneNumber(written)).toBe(true);
  },
);

test.each(["", "1234", "call me", "+49 30 1234567890123456", "030 123 ext 4", "++49 30 123456"])(
  "%j is none",
  (written) => {
    expect(isPhoneNumber(written)).toBe(false);
  },
);
