import { log } from "../log/log.ts";
import type { Connection } from "./connection.ts";

/** Where the database of before is while a restore fills the one in its place. */
const aside = "before_restore";
/** Where what a restore has left unfinished goes for a moment. */
const unfinished = "unfinished_restore";

/** Sets all tables aside, with what belongs to them. */
export async function setAside(client: Connection): Promise<void> {
  await client.query("begin");
  await client.query(`create schema ${aside}`);
  await move(client, { from: "public", to: aside });
  await client.query("commit");
}

/** To be called in the transaction in which what takes its place becomes whole. */
export async function giveUpAside(client: Connection): Promise<void> {
  await client.query(`drop schema if exists ${aside} cascade`);
}

/** Puts back what an unfinished restore has set aside, and answers whether there was something. */
export async function takeBack(client: Connection): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regnamespace('${aside}') is not null as there`,
  );
  if (!rows[0]?.there) return false;
  await client.query("begin");
  await client.query(`create schema ${unfinished}`);
  await move(client, { from: "public", to: unfinished });
  await client.query(`drop schema ${unfinished} cascade`);
  await move(client, { from: aside, to: "public" });
  await client.query(`drop schema ${aside}`);
  await client.query("commit");
  log.warn("a restore did not come to its end: the database of before it is back");
  return true;
}

/**
 * What this user owns in a schema. What extensions have brought is not among it: that may belong to
 * the cluster's own user, and operator classes are found where they are. Indexes, and sequences that
 * are a column's, go with their tables.
 */
const owned = `
  select format('table %s', oid::regclass) as thing from pg_class as relation
  where relnamespace = $1::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
    and pg_has_role(relowner, 'usage')
    and not exists (select from pg_depend
      where classid = 'pg_class'::regclass and objid = relation.oid
        and (deptype = 'e' or deptype in ('a', 'i') and relkind = 'S'))
  union all
  select format('routine %s', oid::regprocedure) from pg_proc as routine
  where pronamespace = $1::regnamespace and pg_has_role(proowner, 'usage')
    and not exists (select from pg_depend
      where classid = 'pg_proc'::regclass and objid = routine.oid and deptype = 'e')
  union all
  select format('type %s', oid::regtype) from pg_type as type
  where typnamespace = $1::regnamespace and typtype in ('e', 'd', 'r')
    and pg_has_role(typowner, 'usage')
    and not exists (select from pg_depend
      where classid = 'pg_type'::regclass and objid = type.oid and deptype = 'e')`;

async function move(client: Connection, { from, to }: { from: string; to: string }): Promise<void> {
  const { rows } = await client.query<{ thing: string }>(owned, [from]);
  for (const { thing } of rows) await client.query(`alter ${thing} set schema ${to}`);
}
