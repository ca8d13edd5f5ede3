import { expect, test } from "vitest";
import { faultOf, withAdded } from "./invite-values.ts";

test("commas, semicolons, spaces and line ends part what is pasted; each address once", () => {
  const pasted =
    "ada@example.com, bea@example.com;cem@example.com\n<ADA@example.com> dan@example.com;";
  expect(withAdded(["eva@example.com"], pasted)).toEqual([
    "eva@example.com",
    "ada@example.com",
    "bea@example.com",
    "cem@example.com",
    "dan@example.com",
  ]);
  expect(withAdded([], " ,; ")).toEqual([]);
});

test("an address is marked for its form before what the server said of it", () => {
  const about = {
    refused: { "ada@example.com": "has an account", ada: "never asked" },
    invalid: (email: string) => `${email} is not a valid email`,
  };
  expect(faultOf("ada", about)).toBe("ada is not a valid email");
  expect(faultOf("ADA@example.com", about)).toBe("has an account");
  expect(faultOf("bea@example.com", about)).toBeNull();
});
