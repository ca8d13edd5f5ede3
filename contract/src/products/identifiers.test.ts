import { expect, test } from "vitest";
import { isCas, isEc, toENumber } from "./identifiers.ts";

test.each(["98-92-0", "7732-18-5", "56-81-5", "1335-72-4", "2040469-40-5"])(
  "%s is a CAS number",
  (cas) => {
    expect(isCas(cas)).toBe(true);
  },
);

test.each(["98-92-1", "7732-18-6", "1-81-5", "12345678-90-1", "56815", "56-81-5 ", ""])(
  "%s is none: its form or its check digit is wrong",
  (cas) => {
    expect(isCas(cas)).toBe(false);
  },
);

test("EC numbers carry a check digit modulo 11", () => {
  expect(isEc("200-289-5")).toBe(true);
  expect(isEc("200-289-6")).toBe(false);
  expect(isEc("200289-5")).toBe(false);
});

test("an E-number is written one way however it was typed", () => {
  expect(toENumber("E 290")).toBe("E290");
  expect(toENumber("e160a")).toBe("E160a");
  expect(toENumber("E 160 a (ii)")).toBe("E160a(ii)");
  expect(toENumber("e-300")).toBe("E300");
  expect(toENumber(" E – 300 ")).toBe("E300");
  expect(toENumber("E 150 a")).toBe("E150a");
  expect(toENumber("E339i")).toBe("E339(i)");
  expect(toENumber("E 160 a iii")).toBe("E160a(iii)");
  expect(toENumber("E300x0")).toBeNull();
  expect(toENumber("300")).toBeNull();
  expect(toENumber("E29")).toBeNull();
});
