import { existsSync, globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";

const web = path.resolve(import.meta.dirname, "../..");
const require = createRequire(import.meta.url);
const mantine = path.dirname(require.resolve("@mantine/core/styles.css"));

/** The names of Mantine's style files that a module of it and what it imports read. */
function stylesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(file)) return [];
  seen.add(file);
  const own = /(\w+)\.module\.mjs$/.exec(file)?.[1];
  const imported = [...readFileSync(file, "utf8").matchAll(/from "(\.[^"]+)"/g)].flatMap(
    ([, address = ""]) => stylesOf(path.resolve(path.dirname(file), address), seen),
  );
  return own ? [own, ...imported] : imported;
}

test("every piece of Mantine stands within WithMantine, which brings its styles", () => {
  const bare = globSync("app/**/*.tsx", { cwd: web })
    .map((file) => ({ file, text: readFileSync(path.join(web, file), "utf8") }))
    .filter(({ text }) => /from "@mantine\/(?:core|dates)"/.test(text))
    .filter(({ text }) => !/<WithMantine>|function WithMantine/.test(text))
    .map(({ file }) => file);
  expect(bare).toEqual([]);
});

test("every piece of Mantine that is used has its styles", () => {
  const used = new Set<string>();
  for (const file of globSync("app/**/*.tsx", { cwd: web })) {
    const text = readFileSync(path.join(web, file), "utf8");
    for (const [, names = ""] of text.matchAll(/import \{([^}]*)\} from "@mantine\/core"/g))
      for (const name of names.split(",")) used.add(name.replace("type ", "").trim());
  }
  const styles = readFileSync(path.join(web, "app/ui/mantine.css"), "utf8");
  const missing = [...used]
    .flatMap((name) => globSync(`esm/components/*/${name}.mjs`, { cwd: mantine }))
    .flatMap((file) => stylesOf(path.join(mantine, file)))
    .filter((name) => existsSync(path.join(mantine, `styles/${name}.layer.css`)))
    .filter((name) => !styles.includes(`/${name}.layer.css"`));
  expect([...new Set(missing)]).toEqual([]);
});
