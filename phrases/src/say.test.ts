import { afterEach, expect, test } from "vitest";
import { say } from "./say.ts";
import { speakAs, speakUsually } from "./spoken-variant.ts";

afterEach(() => speakUsually(null));

const offering = () => say("en", "offerings.FORMULATIONS");

test("the branding of a portal is spoken where one is answered, else that of the installation", () => {
  expect(offering()).toBe("Formulations");
  let here: "CONCEPTS" | null = "CONCEPTS";
  speakUsually(null, () => here);
  expect(offering()).toBe("Concepts");
  here = null;
  expect(offering()).toBe("Formulations");
  speakUsually("CONCEPTS", () => here);
  expect(offering()).toBe("Concepts");
});

test("what is done as one branding speaks as it does, whatever is spoken elsewhere", async () => {
  speakUsually("CONCEPTS", () => "CONCEPTS");
  expect(speakAs(null, offering)).toBe("Formulations");
  expect(await speakAs(null, async () => offering())).toBe("Formulations");
  expect(offering()).toBe("Concepts");
});
