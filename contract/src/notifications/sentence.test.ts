import { expect, test } from "vitest";
import { notificationSentence } from "./sentence.ts";

test.each([
  ["it", "Stella alpina (+1)"],
  ["fr", "Edelweiss (+1)"],
  ["en", "Edelweiss (+1)"],
] as const)("a product is called as a reader of %s calls it", (language, product) => {
  const data = {
    product_name: "Edelweiss",
    product_names: { en: "Edelweiss", it: "Stella alpina" },
    more_products: 1,
  };
  const { values } = notificationSentence({ action: "CONTACT_CREATED", data }, language);
  expect(values.product).toBe(product);
});
