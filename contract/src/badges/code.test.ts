import { expect, test } from "vitest";
import { codeLength, codeOf, readCode, spellCode } from "./code.ts";

const bytes = (seed: number) =>
  Uint8Array.from({ length: codeLength }, (_, place) => (seed * 31 + place * 17 + 7) % 256);
const codes = Array.from({ length: 200 }, (_, seed) => codeOf(bytes(seed)));

test("a code is read as it is spelt, in small letters and with letters that look alike", () => {
  for (const code of codes) {
    expect(readCode(code)).toBe(code);
    expect(readCode(` ${spellCode(code).toLowerCase()} `)).toBe(code);
    expect(readCode(code.replaceAll("0", "o").replaceAll("1", "l"))).toBe(code);
  }
});

test("no letter can be another one", () => {
  for (const code of codes.slice(0, 20)) {
    for (let place = 0; place < code.length; place++) {
      for (const letter of "0123456789ABCDEFGHJKMNPQRSTVWXYZ") {
        if (letter === code[place]) continue;
        const wrong = code.slice(0, place) + letter + code.slice(place + 1);
        expect(readCode(wrong), `${code} as ${wrong}`).toBeNull();
      }
    }
  }
});

test("what is no code is none", () => {
  for (const typed of ["", "Clara Meier", "https://example.com/badge/1", "U".repeat(12)]) {
    expect(readCode(typed)).toBeNull();
  }
});
