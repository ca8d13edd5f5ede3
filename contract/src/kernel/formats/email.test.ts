import { expect, test } from "vitest";
import { isEmail } from "./email.ts";

test.each([
  "ada@example.com",
  "ada.ferrari+neroli@mail.example.co.uk",
  "O'Hara@EXAMPLE.COM",
  "ada@xn--bcher-kva.example",
])("%j is an address", (typed) => {
  expect(isEmail(typed)).toBe(true);
});

test.each([
  "",
  "ada",
  "ada@",
  "@example.com",
  "ada@example",
  "ada@exa mple.com",
  "ada@@example.com",
  ".ada@example.com",
  "ada..f@example.com",
  "ada@-example.com",
  "ada@example.c",
  "ada@1.2.3.4",
  `${"a".repeat(65)}@example.com`,
])("%j is none", (typed) => {
  expect(isEmail(typed)).toBe(false);
});
