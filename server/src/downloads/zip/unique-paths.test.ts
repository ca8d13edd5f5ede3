import { expect, test } from "vitest";
import { uniquePaths } from "./unique-paths.ts";

const one = (name: string, product_name: string | null = "P", company_name = "C") => ({
  name,
  product_name,
  company_name,
});

test.each([
  [
    [one("a.pdf"), one("A.PDF"), one("a.pdf")],
    ["P/a.pdf", "P/A (2).PDF", "P/a (3).pdf"],
  ],
  [[one("a.pdf", null)], ["C/a.pdf"]],
  [[one("../../etc/passwd.txt", "..")], ["file/etc passwd.txt"]],
  [[one("C:\\x:y?.pdf", 'A/B "C"')], ["A B C/C x y.pdf"]],
  [
    [one("con.pdf", "AUX"), one("nul")],
    ["_AUX/_con.pdf", "P/_nul"],
  ],
  [[one(" .hidden. ", "trailing. ")], ["trailing/hidden"]],
  [[one("gpj.\u202Efdp.pdf")], ["P/gpj. fdp.pdf"]],
])("%j", (documents, paths) => {
  expect(uniquePaths(documents)).toEqual(paths);
});

test("long names are cut before their ending", () => {
  const [path = ""] = uniquePaths([one(`${"ö".repeat(300)}.pdf`, "p".repeat(300))]);
  expect(path).toMatch(/^p{120}\/ö{120}\.pdf$/);
});
