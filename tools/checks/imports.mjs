import { existsSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import path from "node:path";
import { parseSync } from "oxc-parser";
import { root } from "../run.mjs";
import { checkFolderCircles } from "./folder-circles.mjs";
import { rules } from "./import-rules.mjs";

// Our own, because the known checkers read TypeScript through a compiler API that TypeScript 7 no
// longer has. The parser is the one that knip uses as well.

/** The sentences about imports that are not allowed; `files` are named from the root. */
export function checkImports(files) {
  const sources = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  const graph = new Map(sources.map((file) => [file, importsOf(file)]));
  return [
    ...missing(graph),
    ...[...graph].flatMap(([file, targets]) => forbidden(file, targets)),
    ...unshipped(graph),
    ...checkFolderCircles(graph),
  ];
}

/** What a file imports, types too: files from the root, `npm:package`, `node:module`. */
function importsOf(file) {
  const text = readFileSync(path.join(root, file), "utf8");
  const { module } = parseSync(file, text);
  const names = [
    ...module.staticImports.map((each) => each.moduleRequest.value),
    ...module.staticExports.flatMap((each) =>
      each.entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const literal = /^["'`]([^"'`$]+)["'`]$/.exec(text.slice(start, end));
      return literal ? [literal[1]] : [];
    }),
  ];
  return [...new Set(names.map((name) => resolve(file, name)))].filter(Boolean);
}

function resolve(file, name) {
  const [plain] = name.split("?");
  if (plain.startsWith(".")) {
    // The router writes these types for its own compiler.
    if (plain.startsWith("./+types/")) return undefined;
    return path.posix.join(path.posix.dirname(file), plain);
  }
  const own = /^@neroli\/([a-z0-9]+)\/(.+)$/.exec(plain);
  if (own) return `${own[1]}/src/${own[2]}`;
  if (plain.startsWith("virtual:")) return undefined;
  if (isBuiltin(plain)) return `node:${plain.replace(/^node:/, "")}`;
  return `npm:${/^(@[^/]+\/)?[^/]+/.exec(plain)?.[0]}`;
}

const forTests = /\.test\.tsx?$|\/testing[-./]|\.d\.ts$/;

/** What runs where the product is installed without what develops it (`npm ci --omit=dev`). */
function unshipped(graph) {
  const developing = new Map(
    ["contract", "phrases", "search", "server"].map((workspace) => {
      const text = readFileSync(path.join(root, workspace, "package.json"), "utf8");
      return [workspace, Object.keys(JSON.parse(text).devDependencies ?? {})];
    }),
  );
  return [...graph].flatMap(([file, targets]) => {
    const [workspace, folder] = file.split("/");
    const names = folder === "src" && !forTests.test(file) ? developing.get(workspace) : undefined;
    return targets
      .filter((target) => names?.some((name) => target === `npm:${name}`))
      .map((target) => `${file} imports ${target}, which is a devDependency of ${workspace}`);
  });
}

function missing(graph) {
  return [...graph].flatMap(([file, targets]) =>
    targets
      .filter((target) => !/^(npm|node):/.test(target) && !existsSync(path.join(root, target)))
      .map((target) => `${file} imports ${target}, which does not exist`),
  );
}

function forbidden(file, targets) {
  return rules.flatMap((rule) => {
    const match = new RegExp(rule.from).exec(file);
    if (!match || matchesAny(rule.fromExcept, file, match)) return [];
    return targets
      .filter((target) => matchesAny([rule.to], target, match))
      .filter((target) => !matchesAny(rule.toExcept, target, match))
      .map((target) => `${file} imports ${target}: ${rule.why}`);
  });
}

function matchesAny(patterns, name, [, first]) {
  return (patterns ?? []).some((pattern) => {
    if (pattern instanceof RegExp) return pattern.test(name);
    return new RegExp(pattern.replace("$1", first ?? "")).test(name);
  });
}
