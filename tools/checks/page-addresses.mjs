import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../run.mjs";

const table = "contract/src/access/pages.ts";
/** What is no page of ours; and the tables of pages, which name each by its path. */
const exempt =
  /\.test\.tsx?$|\/testing[-/.]|\.gen\.ts$|^server\/src\/demo\/|^web\/app\/(pages|work-places)\.ts$/;

/**
 * The sentences about addresses of pages that are written by hand: `links` (contract) builds them
 * all, so that mails, notifications, files, the sitemap and pages lead to the same place.
 */
export function checkPageAddresses(files) {
  const pages = pagePaths();
  return files
    .filter((file) => /^(server\/src|web\/app)\/.*\.tsx?$/.test(file) && !exempt.test(file))
    .flatMap((file) =>
      readFileSync(path.join(root, file), "utf8")
        .split("\n")
        .flatMap((line, at) =>
          writesAddress(line, pages) ? [`${file}:${at + 1}: ${line.trim()}`] : [],
        ),
    );
}

function pagePaths() {
  const text = readFileSync(path.join(root, table), "utf8");
  return [...text.matchAll(/^ {2}"(\/[^"]+)":/gm)].map(([, page]) => page);
}

/** Where a page is named by its path in the table, which the compiler checks. */
const naming = /Menu\["[^"]*"\]|mayOpen\([^)]*\)|page === "[^"]*"|endsWith\([^)]*\)|^\s*"[^"]*": /g;

/** Addresses with a value in them, and those that a query or an anchor follows, or nothing. */
function writesAddress(line, pages) {
  const rest = line.replace(naming, "");
  return [...rest.matchAll(/["'`](\/[^"'`?#$ ]*)([?#$]?)[^"'`]*["'`]/g)].some(([, start, next]) =>
    pages.some((page) => {
      const fixed = page.replace(/:.*$/, "");
      return next === "$" ? fixed === start && page !== start : page === start;
    }),
  );
}
