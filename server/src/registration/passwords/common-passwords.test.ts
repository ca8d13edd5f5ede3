import { passwordFault } from "@neroli/contract/registration/password.ts";
import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

test.each([
  "1q2w3e4r5t6y",
  "iloveyouforever",
  "I love you forever",
  "Football-2024!",
  "dragon1dragon1",
  "f00tb@ll20242024",
  "Schalke041904",
  "liverpool12345",
])("%j is tried first, although its letters alone would do", async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

test.each([
  "correct horse battery",
  "correct horse battery staple",
  "wintry orchards hum softly",
  "Zürich, 4 Äpfel",
  "a1a1kq7w!zuP",
  "tiger above 4 lemon trees",
  "football k7Vq2x",
])("%j is nobody else's", async (password) => {
  expect(passwordFault(password)).toBeNull();
  expect(await isCommonPassword(password)).toBe(false);
});
