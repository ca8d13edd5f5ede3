import { expect, test } from "vitest";
import { textOn } from "./contrast.ts";

test("text on any colour reaches 4.5 to 1", () => {
  expect(textOn("#ffffff")).toEqual({ text: "#000000", ratio: 21 });
  expect(textOn("#000000")).toEqual({ text: "#ffffff", ratio: 21 });
  expect(textOn("#784a98").text).toBe("#ffffff");
  for (let grey = 0; grey < 256; grey += 1) {
    const hex = `#${grey.toString(16).padStart(2, "0").repeat(3)}`;
    expect(textOn(hex).ratio, hex).toBeGreaterThanOrEqual(4.5);
  }
});
