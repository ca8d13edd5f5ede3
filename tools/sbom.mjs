import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { capture, pinnedEnvironment, root } from "./run.mjs";
import { installWhenNeeded } from "./setup.mjs";

// npm run sbom [-- FOLDER]: what the server is made of, as a bill of materials (CycloneDX) and as a
// list of licences; ends with 1 where a package has a licence that this product cannot go with.

/** Licences that ask no more than to be named, or to show changes of the library itself. */
const accepted = new Set([
  ...["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "BlueOak-1.0.0", "CC0-1.0", "ISC"],
  ...[
    "MIT",
    "MIT-0",
    "Python-2.0",
    "Unlicense",
    "Zlib",
    "PostgreSQL",
    "OFL-1.1",
    "LGPL-3.0-or-later",
  ],
  ...["CC-BY-4.0", "CC-BY-3.0", "MPL-2.0", "WTFPL", "Bitstream-Vera"],
]);

/** Read by hand where a package does not say its licence as the list of SPDX has it. */
const readByHand = {
  "dejavu-fonts-ttf": "Bitstream-Vera",
  "incremental-encoder": "MPL-2.0",
  "png-js": "MIT",
};

const folder = path.resolve(process.env.INIT_CWD ?? root, process.argv[2] ?? ".cache/sbom");

await installWhenNeeded();
const workspaces = ["contract", "phrases", "search", "server", "web"].map((name) => `-w=${name}`);
const asked = ["sbom", "--sbom-format=cyclonedx", "--omit=dev", ...workspaces];
const { code, output } = await capture("npm", asked, { env: pinnedEnvironment() });
if (code !== 0) {
  console.error(output);
  process.exit(1);
}
const bill = JSON.parse(output.slice(output.indexOf("{")));
const packages = bill.components
  .filter(({ purl }) => !purl?.includes("%40neroli/"))
  .map(({ group, name, version, licenses = [] }) => ({
    name: group ? `${group}/${name}` : name,
    version,
    licence:
      readByHand[name] ??
      licenses
        .map(({ license, expression }) => expression ?? license.id ?? license.name)
        .join(" OR "),
  }))
  .sort((a, b) => a.name.localeCompare(b.name));

mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, "neroli.cdx.json"), `${JSON.stringify(bill, null, 2)}\n`);
const lines = packages.map(({ name, version, licence }) => `${name} ${version}: ${licence || "?"}`);
writeFileSync(path.join(folder, "licences.txt"), `${lines.join("\n")}\n`);

const isAccepted = (licence) =>
  licence
    .replaceAll(/[()]/g, "")
    .split(/ OR /)
    .some((choice) => choice.split(/ AND /).every((each) => accepted.has(each.trim())));
const refused = packages.filter(({ licence }) => !isAccepted(licence));
console.log(`${packages.length} packages: neroli.cdx.json and licences.txt in ${folder}`);
for (const { name, version, licence } of refused) {
  console.error(
    `${name} ${version} has the licence ${licence || "?"}: look at it (tools/sbom.mjs)`,
  );
}
process.exit(refused.length === 0 ? 0 : 1);
