import { expect, test } from "vitest";
import { logoOf } from "./pictures.ts";

test("a mark has its initials as shapes: a machine may have no fonts", () => {
  const mark = logoOf({ key: "velouria-actives", name: "Velouria Actives" });
  const other = logoOf({ key: "velouria-actives", name: "Velouria" });
  expect(mark).not.toContain("<text");
  expect(mark.match(/<path/g)).toHaveLength(3);
  expect(other.match(/<path/g)).toHaveLength(2);
});
