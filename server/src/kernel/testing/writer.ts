import "./more-patience.ts";
import { openConnection } from "../db/connection.ts";
import { startEmbedded } from "../db/embedded.ts";
import { lockServer } from "../db/server-lock.ts";

/** Stands in for a server that is killed: writes rows and says which are acknowledged. */
const data = process.argv[2];
if (!data) throw new Error("the data folder is missing");
const { url, adopted } = await startEmbedded(data);
await lockServer({ url, data });
const client = await openConnection(url);
await client.query("create table if not exists written (id bigint generated always as identity)");
console.log(adopted ? "adopted" : "started");
for (;;) {
  const { rows } = await client.query<{ id: string }>(
    "insert into written default values returning id",
  );
  console.log(rows[0]?.id);
}
