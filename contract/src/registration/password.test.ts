import { expect, test } from "vitest";
import { passwordFault, passwordStrength } from "./password.ts";

const ada = {
  email: "ada.ferrari@maison-ambre.example",
  firstname: "Ada",
  lastname: "Ferrari",
  company: "Velouria Actives",
};

test.each([
  ["short", "too-short"],
  ["elevenchars", "too-short"],
  ["a".repeat(1_001), "too-long"],
  ["aaaaaaaaaaaaaaaa", "too-simple"],
  ["123456789012", "too-simple"],
  ["abababababababab", "too-simple"],
  ["qwertyuiop1234", "too-simple"],
  ["Password1234", "too-simple"],
  ["ada.ferrari@maison-ambre.example", "personal"],
  ["AdaFerrari2024", "personal"],
  ["ferrari-ferrari", "personal"],
  ["Velouria-Actives-2024", "personal"],
])("%j is %s", (password, fault) => {
  expect(passwordFault(password, ada)).toBe(fault);
});

test.each(["correct horse battery", "violet adagio 77", "Zürich, 4 Äpfel", "a1a1kq7w!zuP"])(
  "%j is good",
  (password) => {
    expect(passwordFault(password, ada)).toBeNull();
    expect(passwordStrength(password, ada)).toBeGreaterThan(0);
  },
);

test("letters are counted as people see them", () => {
  // Twelve code units, six signs.
  expect(passwordFault("🌼🌻🌷🌹🌺🌸")).toBe("too-short");
});

test("longer and more varied is stronger; what is refused has no strength", () => {
  expect(passwordStrength("short", ada)).toBe(0);
  expect(passwordStrength("correcthorse", ada)).toBeLessThan(
    passwordStrength("Correct horse, battery staple 9", ada),
  );
  expect(passwordStrength("Correct horse, battery staple 9", ada)).toBe(3);
});
