// Every table belongs to one room of the server: no other writes it, and others read of it what
// `published/<room>.ts` lets them read, or ask the owner's queries. SQL stands in commands, queries
// and policy; jobs and listeners call those.

const exempt = /\.test\.ts$|\/testing(\/|[.-])|\/factory(\.ts$|\/)|^server\/src\/demo\//;
const places = /\/(commands|queries)(\/|\.ts$)|\/policy\.ts$/;
const builders =
  /\b(selectFrom|innerJoin|leftJoin|rightJoin|fullJoin|insertInto|updateTable|deleteFrom)\(\s*\[?"(\w+)/g;
const writers = new Set([
  "insertinto",
  "updatetable",
  "deletefrom",
  "insert into",
  "update",
  "delete from",
]);
const templates = /\bsql(?:<(?:[^<>]|<[^<>]*>)*>)?`([^`]*)`/g;
const statements = /\b(insert into|delete from|update|from|join)\s+(?:only\s+)?(\w+)/gi;

/** The sentences about SQL at the wrong place. `owners`: table -> room. */
export function checkTables({ files, text, owners }) {
  const found = new Set();
  for (const file of files) {
    if (!/^server\/src\/[^/]+\/.*\.ts$/.test(file) || exempt.test(file)) continue;
    const published = /^server\/src\/published\/(.+)\.ts$/.exec(file)?.[1];
    const room = published ?? file.split("/")[2];
    const uses = tablesIn(text(file)).filter(({ table }) => owners[table]);
    for (const { table, writes } of uses) {
      if (published && writes) found.add(`${file}: ${table}: ${writing}`);
      if (owners[table] === room) continue;
      found.add(`${file}: ${table}: ${writes ? writing : reading}`);
    }
    if (uses.length > 0 && room !== "kernel" && !published && !places.test(file)) {
      found.add(`${file}: SQL stands in commands/, queries/ or policy.ts`);
    }
  }
  return [...found];
}

const writing = "another room's table is written by that room's commands alone";
const reading = "another room's table is read through published/ or that room's queries";

/** The tables that a file names in Kysely's builders and in templates of SQL. */
function tablesIn(text) {
  const built = [...text.matchAll(builders)];
  const written = [...text.matchAll(templates)].flatMap(([, body]) => [
    ...body.matchAll(statements),
  ]);
  return [...built, ...written].map(([, word, table]) => ({
    table,
    writes: writers.has(word.toLowerCase()),
  }));
}

/** Tables of the generated types without an owner, and owners of tables that are gone. */
export function checkOwners(types, owners) {
  const [, body = ""] = /^export interface DB \{\n([\s\S]*?)^\}/m.exec(types) ?? [];
  const tables = new Set([...body.matchAll(/^ {2}(\w+):/gm)].map(([, table]) => table));
  const owned = new Set(Object.keys(owners));
  return [
    ...[...tables.difference(owned)].map((table) => `${table} belongs to no room`),
    ...[...owned.difference(tables)].map((table) => `${table} is no table any more`),
  ].map((each) => `${each}: owners in tools/checks/tables.json`);
}
