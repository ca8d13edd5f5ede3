import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { capture, program, root } from "../run.mjs";

const folder = path.join("server", "db", "migrations");
/** Those before stand as they are: a migration is never edited once it has landed. */
const firstChecked = 124;
/** The first line of one whose statements stand in no transaction (kernel/db/migrate.ts). */
const byItself = "-- each statement by itself";

/** What the runner of migrations does itself, and what is a matter of taste. */
const excluded = [
  ...["require-lock-timeout", "require-statement-timeout", "require-timeout-settings"],
  ...["prefer-bigint-over-int", "prefer-bigint-over-smallint", "prefer-text-field"],
  ...["prefer-identity", "prefer-robust-stmts", "require-enum-value-ordering"],
];

/**
 * What new migrations would do to an installation that goes on: rewrite a table, keep it locked, or
 * take from the version before what it still reads (then it takes two releases).
 */
export async function checkMigrations(names = readdirSync(path.join(root, folder))) {
  const checked = names.filter((name) => Number(name.slice(0, 4)) >= firstChecked);
  const files = checked.map((name) => path.join(folder, name));
  const textOf = (file) => readFileSync(path.join(root, file), "utf8");
  const isByItself = (file) => textOf(file).startsWith(byItself);
  return (
    await Promise.all([
      squawk(
        files.filter((file) => !isByItself(file)),
        ["--assume-in-transaction"],
      ),
      squawk(files.filter(isByItself)),
      files.flatMap((file) => unsaid(file, textOf(file))),
    ])
  ).flat();
}

/** What takes from the version before, or asks of it, what it does not know of. */
const endsOlder = /^(ban-drop|renaming|changing-column-type|adding-required-field|adding-not-null)/;

/** A rule that is passed over for a reason may end the version before: then the migration says so. */
export function unsaid(file, text) {
  const ignored = [...text.matchAll(/squawk-ignore(?:-file)? (.+)/g)].flatMap(([, rules]) =>
    rules.split(/[\s,]+/),
  );
  const rule = ignored.find((each) => endsOlder.test(each));
  if (!rule || /^-- ends older versions: \S/m.test(text)) return [];
  return [
    `${file}: passes over ${rule}: say for the version before "-- ends older versions: why", or do it in two releases`,
  ];
}

/** The sentences of the linter, a line each; none without files. */
export async function squawk(files, options = []) {
  if (files.length === 0) return [];
  const args = [...options, "--reporter=gcc", ...excluded.map((rule) => `--exclude=${rule}`)];
  const { code, output } = await capture(program("squawk"), [...args, ...files]);
  return code === 0 ? [] : output.trim().split("\n");
}
