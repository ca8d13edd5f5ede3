import { readFileSync } from "node:fs";
import path from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { root } from "../run.mjs";

/** The phrases among `keys` that no text of the code names; `files` are named from the root. */
export function checkUnusedPhrases(keys, files) {
  const sources = files
    .filter((file) => /^(contract|server|web)\/.*\.tsx?$/.test(file))
    .filter((file) => !/\.test\.tsx?$|\.gen\.ts$/.test(file))
    .map((file) => [file, readFileSync(path.join(root, file), "utf8")]);
  return unusedPhrases(keys, sources).map((key) => `no code says the phrase ${key}: delete it`);
}

/**
 * A phrase is used when a text is its key, when a template fits it (`segments.${segment}`), or when
 * a text is what its key begins with, to which the code may put an end of its own.
 */
export function unusedPhrases(keys, sources) {
  const texts = new Set();
  const templates = new Set();
  for (const [file, text] of sources) collectTexts(parseSync(file, text).program, texts, templates);
  const patterns = [...templates].map((template) => new RegExp(template));
  return keys.filter(
    (key) =>
      !texts.has(key) &&
      !beginningsOf(key).some((beginning) => texts.has(beginning)) &&
      !patterns.some((pattern) => pattern.test(key)),
  );
}

function collectTexts(program, texts, templates) {
  new Visitor({
    Literal({ value }) {
      if (typeof value === "string") texts.add(value);
    },
    TemplateLiteral({ quasis }) {
      const parts = quasis.map(({ value }) => value.cooked ?? "");
      if (parts.length === 1) texts.add(parts[0]);
      // A template that begins with a value would fit everything.
      else if (/^[a-z-]+\./.test(parts[0])) templates.add(`^${parts.map(escaped).join(".+")}$`);
    },
  }).visit(program);
}

const escaped = (text) => text.replace(/[.*+?^$()|[\]\\{}]/g, "\\$&");

/** "users-admin", "users-admin.role" of "users-admin.role.BUYER". */
function beginningsOf(key) {
  const parts = key.split(".");
  return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join("."));
}
