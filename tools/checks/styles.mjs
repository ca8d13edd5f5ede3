import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../run.mjs";

/**
 * Colours, layers and breakpoints stand in web/app/ui/tokens.ts alone. Content that has colours of
 * its own is no part of the look: the logo, what is made of the tokens, signs in `url(…)`, the goals of the United Nations, and
 * the colours that a label may have.
 */
const content =
  /^web\/app\/(ui\/(mark\.tsx|tokens\.(ts|css)|mantine-theme\.css)|companies\/goals\.ts|labels\/colours\.ts)$/;
/** What chooses between black and white, and what mixes colours. */
const arithmetic = /^web\/app\/ui\/(contrast|portal-theme|colour-mix)\.tsx?$/;

const rules = [
  {
    found: /(?<![\w&])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!-)|\b(?:rgb|hsl)a?\(/i,
    say: "a colour: use a role of ui/tokens.ts, var(--danger) or colours.danger",
  },
  { found: /z-index:\s*-?\d|zIndex[:=]/, say: "a layer: use var(--layer-…) of ui/tokens.ts" },
  {
    found: /@media.*\((?:min|max)-width|["`']\((?:min|max)-width/,
    say: "a breakpoint: use @media (--md) or (--below-md), in code below() of ui/tokens.ts",
  },
];

/** Lines of web/app that give a colour, layer or breakpoint as a number. */
export function checkStyles(files) {
  return files.filter(isJudged).flatMap((file) =>
    readFileSync(path.join(root, file), "utf8")
      .split("\n")
      .flatMap((line, at) =>
        rules
          .filter(({ found }) => found.test(withoutPictures(line)))
          .map(({ say }) => `${file}:${at + 1} ${say}`),
      ),
  );
}

const isJudged = (file) =>
  /^web\/app\/.*\.(css|tsx?)$/.test(file) &&
  !/\.test\.tsx?$/.test(file) &&
  !content.test(file) &&
  !arithmetic.test(file);

const withoutPictures = (line) => line.replaceAll(/url\([^)]*\)|url\(".*"\)/g, "");
