// A folder that imports another is not imported by it, by no detour either: each can then be read,
// tested and moved without the other. The files and folders that lie in one folder are held against
// each other, at every depth. Circles of files alone are Biome's (`noImportCycles`).

const rooms = ["contract/src", "phrases/src", "search/src", "server/src", "web/app"];
/** Tests, what is made for them, and demo data put together what they like. */
const reachAround = /\.test\.tsx?$|\/testing(\/|[.-])|\/factory(\.ts$|\/)|^server\/src\/demo\//;

/** A sentence for each import that belongs to a circle of folders, in a graph of each file's imports. */
export const checkFolderCircles = (graph) =>
  [...importsOfFolders(graph)]
    .flatMap(([folder, imports]) =>
      importsThatLeadBack(imports).map(([from, to]) => `${folder}: ${from} -> ${to}`),
    )
    .sort()
    .map((each) => `${each}, part of a circle: let one of the two stand below the other`);

/** Of each folder, which of its entries import which others; a folder imports what its files do. */
function importsOfFolders(graph) {
  const folders = new Map();
  for (const [file, targets] of graph) {
    const room = rooms.find((each) => file.startsWith(`${each}/`));
    if (!room || reachAround.test(file)) continue;
    for (const target of targets) {
      if (!target.startsWith(`${room}/`) || reachAround.test(target)) continue;
      const { folder, from, to } = whereTheyPart(file, target);
      const imports = folders.get(folder) ?? new Map();
      folders.set(folder, imports.set(from, (imports.get(from) ?? new Set()).add(to)));
    }
  }
  return folders;
}

/** The deepest folder that holds both files, and its entries in which they lie. */
function whereTheyPart(file, target) {
  const [parts, others] = [file.split("/"), target.split("/")];
  const depth = parts.findIndex((part, index) => part !== others[index]);
  const entry = (names) => `${names[depth]}${names.length > depth + 1 ? "/" : ""}`;
  return { folder: parts.slice(0, depth).join("/"), from: entry(parts), to: entry(others) };
}

function importsThatLeadBack(imports) {
  return [...imports].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => [from, to].some((entry) => entry.endsWith("/")) && leadsTo(imports, to, from))
      .map((to) => [from, to]),
  );
}

function leadsTo(imports, from, wanted) {
  const reached = new Set([from]);
  // What is added to a set while it is walked is walked, too.
  for (const entry of reached) for (const next of imports.get(entry) ?? []) reached.add(next);
  return reached.has(wanted);
}
