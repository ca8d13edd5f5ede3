// A room of the server, which is a capability or a part of one with routes of its own, has files of
// these names and folders for the rest: who knows one room finds the way in all of them.

const names = new Set([
  "commands",
  "factory",
  "followers",
  "jobs",
  "listeners",
  "personal",
  "policy",
  "present",
  "queries",
  "routes",
]);
const noCapability = /^server\/src\/(kernel|demo|published)\//;
const forTests = /\.test\.ts$|^testing[.-]/;

/** The sentences about files of other names, and about a file beside the folder of its name. */
export function checkRooms(files) {
  const sources = files.filter(
    (file) => /^server\/src\/[^/]+\/.*\.ts$/.test(file) && !noCapability.test(file),
  );
  const rooms = new Set(sources.map(capabilityOf));
  for (const file of sources) {
    if (file.endsWith("/routes.ts")) rooms.add(file.slice(0, -"/routes.ts".length));
  }
  return sources.flatMap((file) => {
    const at = file.lastIndexOf("/");
    const [room, name] = [file.slice(0, at), file.slice(at + 1, -".ts".length)];
    if (!rooms.has(room) || forTests.test(`${name}.ts`)) return [];
    if (!names.has(name)) return `${file}: a room has ${[...names].join(", ")}, and folders`;
    const folder = `${room}/${name}/`;
    return sources.some((other) => other.startsWith(folder))
      ? `${file}: it belongs into the folder of its name`
      : [];
  });
}

const capabilityOf = (file) => file.split("/").slice(0, 3).join("/");
