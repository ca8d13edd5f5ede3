import { expect, test } from "vitest";
import { notificationSentence } from "./sentence.ts";
import { type ShownAction, shownNotifications } from "./table.ts";

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

const actions = Object.keys(shownNotifications) as ShownAction[];
test.each(actions.filter((action) => shownNotifications[action].leads_to === "request"))(
  "%s is told without a product where the request names none",
  (action) => {
    const { key } = notificationSentence({ action, data: { request_key: "asked" } }, "en");
    expect(key).toBe(`notifications.said.${action}.general`);
  },
);
