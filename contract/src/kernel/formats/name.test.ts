import { expect, test } from "vitest";
import { isName } from "./name.ts";

test.each([
  "Ada",
  "Jean-Luc O’Neill",
  "María José",
  "Łukasz",
  "王小明",
  "نسترن\u200cها",
  "Dr.med. J.R.R. Tolkien, Ph.D., M.Sc.",
  "St.James",
  "Müller & Söhne GmbH & Co.KG",
  "Naturalis S.p.A.",
  "R&D / Sales (Europe)",
  "Head of Purchasing: Oils",
])("%s is a name", (name) => expect(isName(name)).toBe(true));

test.each([
  "https://evil.example",
  "Ada http://10.0.0.1",
  "www.evil.museum",
  "Win at evil.com",
  "evil.com!",
  "bit.ly/x",
  "t.me/mallory",
  "evil.museum/win",
  "evil.museum:8080",
  "ada@example.com",
  "Ada＠example",
  "evil．com",
  "evil。com",
  "Ada\u202emoc.live",
  "Ada\u2066x",
  "Ada\u200bLovelace",
  "Ada\nBcc: all",
  "Ada\u0007",
  "Ada\u2028Lovelace",
])("%j is none", (name) => expect(isName(name)).toBe(false));
