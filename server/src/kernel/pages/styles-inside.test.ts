import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  isFromElsewhere,
  readStyleSheets,
  type StyleSheets,
  withStylesInside,
} from "./styles-inside.ts";

let folder: string;
let sheets: StyleSheets;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "neroli-styles-"));
  await writeFile(path.join(folder, "frame-a1.css"), ".frame::after{content:'µ'}");
  await writeFile(path.join(folder, "page-b2.css"), ".page{color:red}");
  await writeFile(path.join(folder, "page-b2.js"), "export {}");
  sheets = await readStyleSheets(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const linkTo = (file: string) => `<link nonce="bm9uY2U=" rel="stylesheet" href="/assets/${file}"/>`;

function inside(html: string): string {
  const body = new Uint8Array(new TextEncoder().encode(html));
  const page = withStylesInside({ status: 200, headers: [], body }, sheets);
  return new TextDecoder().decode(page.body);
}

test("each sheet stands in the page before its link, which nothing is loaded for any more", () => {
  const html = `<head><title>Süß</title>${linkTo("frame-a1.css#")}${linkTo("page-b2.css")}</head><body>é`;
  const ours = 'nonce="bm9uY2U=" data-precedence="first"';
  const style = `<style ${ours}>`;
  const other = `<link ${ours} rel="stylesheet" href="/assets/frame-a1.css" disabled=""/>`;
  const unused = (file: string) => linkTo(file).replace("/>", ' disabled=""/>');
  expect(inside(html)).toBe(
    `<head><title>Süß</title>${style}.frame::after{content:'µ'}</style>${other}${unused("frame-a1.css#")}` +
      `${style}.page{color:red}</style>${unused("page-b2.css")}</head><body>é`,
  );
});

test.each([
  `<head>${linkTo("of-an-older-build.css")}</head>`,
  `<head></head><body>${linkTo("frame-a1.css")}</body>`,
  `{"no": "page"}`,
])("%s stays as it is", (html) => {
  expect(inside(html)).toBe(html);
});

test("whoever comes from a page of ours has the sheets; of others nothing is assumed", () => {
  const sites = ["none", "cross-site", "same-site", "same-origin", undefined];
  expect(sites.map(isFromElsewhere)).toEqual([true, true, true, false, false]);
});
