import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

test("each sign stands in the picture where the style sheet shows it", () => {
  const drawn = [
    ...read("signs.svg").matchAll(/<path id="(\w+)"(?: transform="translate\(0 (\d+)\)")?/g),
  ];
  const shown = [...read("icon.module.css").matchAll(/data-icon="(\w+)"\] \{\s+--at: (\d+)/g)];
  const places = drawn.map(([, name, y = "0"]) => [name, Number(y) / 32]);
  expect(shown.map(([, name, at]) => [name, Number(at)])).toEqual(places);
  expect(places.map(([, at]) => at)).toEqual(places.map((_, at) => at));
  expect(read("icon.module.css")).toContain(`var(--at) / ${places.length - 1})`);
  expect(read("signs.svg")).toContain(`viewBox="0 0 24 ${(places.length - 1) * 32 + 24}"`);
});
