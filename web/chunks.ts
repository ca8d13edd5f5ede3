import type { Rolldown } from "vite";

type Graph = Pick<Rolldown.ChunkingContext, "getModuleInfo">;

/** Entries by the kind of page; those without a kind are pages that people work on. */
export const kinds = [
  { kind: "frame", entry: /\/app\/(entry\.client|root|shell\/shell|identity\/guarded)\.tsx/ },
  { kind: "search", entry: /\/app\/catalogue\/[a-z]+-search\.tsx/ },
  { kind: "product", entry: /\/app\/products\/product-page\.tsx/ },
  { kind: "company", entry: /\/app\/companies\/company-page\.tsx/ },
  { kind: "home", entry: /\/app\/site\/home\.tsx/ },
];
const work = "work";

const kindOf = (entry: string): string =>
  kinds.find((each) => each.entry.test(entry))?.kind ?? work;

/** Imports all of Mantine: it says nothing of what a page uses. */
const mantineIndex = /@mantine\/[a-z]+\/esm\/index\.mjs/;

/** Rooms whose modules are small and used by many pages. */
const sharedRooms = /\/(contract\/src|app\/(ui|kernel|language))\//;

/**
 * Styles of public pages are small, and those of one kind are there when people go on to another: a
 * sheet that comes with a step makes the step wait, and has the browser lay out the page that is left.
 */
const isStyle = (module: string) => module.endsWith(".module.css");

/** The entries that load a module at once, not only when somebody asks for more. */
function entriesOf(module: string, graph: Graph): string[] {
  const seen = new Set<string>();
  const entries: string[] = [];
  const queue = [module];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (seen.has(id) || mantineIndex.test(id)) continue;
    seen.add(id);
    const info = graph.getModuleInfo(id);
    if (info?.isEntry) entries.push(id);
    queue.push(...(info?.importers ?? []));
  }
  return entries;
}

/** The file that a module goes into; null leaves it to the bundler. */
function chunkOf(module: string, graph: Graph): string | null {
  if (graph.getModuleInfo(module)?.isEntry) return null;
  const entries = entriesOf(module, graph);
  const [kind, ...others] = [...new Set(entries.map(kindOf))];
  if (kind === undefined) return null;
  const all = [kind, ...others];
  if (all.includes("frame")) return "frame";
  const publicKinds = all.filter((each) => each !== work);
  if (publicKinds.length > 0 && isStyle(module)) return "public";
  if (others.length === 0) return kind !== work && entries.length > 1 ? kind : null;
  const small = sharedRooms.test(module) && publicKinds.length > 0;
  return small || publicKinds.length > 1 ? "public" : null;
}

/** A module that two of these would take goes into the first: so do the modules that it imports. */
const chunk = (name: string, priority: number) => ({
  name: (module: string, graph: Graph) => (chunkOf(module, graph) === name ? name : null),
  priority,
});

/**
 * A first visit loads few files and hardly more than it needs: one for the frame, one for what public
 * pages share, one for the kind of page. The bundler's own division gives a search page 63 files of
 * script and style instead of 17, and as many bytes.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  chunk("frame", 4),
  chunk("public", 3),
  chunk("search", 2),
  { name: "libraries", test: /node_modules/, minShareCount: 45 },
];
