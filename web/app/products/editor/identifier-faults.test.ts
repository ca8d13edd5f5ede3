import { describe, expect, test } from "vitest";
import { identifierFault, isBeginning, writtenIdentifier } from "./identifier-faults.ts";

describe("what is wrong with a number", () => {
  test("is said of the group that is wrong", () => {
    expect(identifierFault("cas", "98-92-0")).toBeNull();
    expect(identifierFault("cas", "98-92")?.phrase).toBe("product-editor.cas.groups");
    expect(identifierFault("cas", "9-92-0")?.phrase).toBe("product-editor.cas.first");
    expect(identifierFault("cas", "98-921-0")?.phrase).toBe("product-editor.cas.second");
    expect(identifierFault("cas", "98-92-01")?.phrase).toBe("product-editor.cas.last");
    expect(identifierFault("cas", "98-92-x")?.phrase).toBe("product-editor.number.digits");
    expect(identifierFault("ec", "202-7134")?.phrase).toBe("product-editor.ec.groups");
  });

  test("names the check digit that would fit", () => {
    expect(identifierFault("cas", "98-92-1")).toEqual({
      phrase: "product-editor.check-digit",
      values: { digit: "0" },
    });
    expect(identifierFault("ec", "202-713-5")?.values).toEqual({ digit: "4" });
  });

  test("is not said before the number is whole", () => {
    for (const begun of ["", "9", "98-", "98-9", "98-92-"])
      expect(isBeginning("cas", begun)).toBe(true);
    for (const wrong of ["98-92-1", "98--", "12345678", "98-921"]) {
      expect(isBeginning("cas", wrong)).toBe(false);
    }
  });
});

test("numbers are taken as they are copied", () => {
  expect(writtenIdentifier("cas", "CAS No.: 98\u201392\u20130")).toBe("98-92-0");
  expect(writtenIdentifier("cas", "98920")).toBe("98-92-0");
  expect(writtenIdentifier("ec", "EINECS 202-713-4 ")).toBe("202-713-4");
  expect(writtenIdentifier("ec", "2027134")).toBe("202-713-4");
  expect(writtenIdentifier("e_number", "e 150D")).toBe("E150d");
  expect(writtenIdentifier("e_number", "290")).toBe("E290");
  expect(writtenIdentifier("fema", "FEMA 2475")).toBe("2475");
  expect(writtenIdentifier("flavis", "05018")).toBe("05.018");
  // What is none stays as it was typed.
  expect(writtenIdentifier("cas", "98921")).toBe("98921");
});
