import { createHmac } from "node:crypto";
import { type Connection, isDatabaseGone, openConnection } from "./connection.ts";

/** The user of the servers: it owns the database and what is in it, and has no power beyond. */
const role = "neroli_app";
/** Any number that nothing else locks. */
const lockKey = 7_238_004;

/**
 * Gives the embedded database to a user without power over the rest of the cluster, and answers its
 * address: what gets into a query can then read no files of the machine, nor start programs on it.
 * What was made before, by the cluster's own user, changes hands once; later starts find nothing to
 * do. Undefined when the database has ended meanwhile.
 */
export async function handOver(adminUrl: string): Promise<string | undefined> {
  const url = new URL(adminUrl);
  // Known to whoever may read that of the cluster, and the same in every process.
  const password = createHmac("sha256", url.password).update(role).digest("base64url");
  let client: Connection | undefined;
  try {
    client = await openConnection(adminUrl);
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock($1)", [lockKey]);
    await provideRole(client, password);
    await giveAway(client);
    await client.query("commit");
  } catch (error) {
    if (isDatabaseGone(error)) return undefined;
    throw error;
  } finally {
    await client?.end().catch(() => {});
  }
  url.username = role;
  url.password = password;
  return url.href;
}

async function provideRole(client: Connection, password: string): Promise<void> {
  const { rowCount } = await client.query("select from pg_roles where rolname = $1", [role]);
  const make = rowCount === 0 ? "create" : "alter";
  // A role's definition takes no parameters; the password is base64url.
  await client.query(
    `${make} role ${role} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
      password '${password}'`,
  );
}

/** What belongs to somebody else, but for PostgreSQL's own and that of extensions. */
const notOurs = `
  with own as (select oid from pg_roles where rolname = '${role}'),
  spaces as (
    select oid from pg_namespace
    where nspname !~ '^pg_' and nspname <> 'information_schema'
  )
  select format('alter database %I owner to ${role}', datname) as change, 0 as place
  from pg_database, own where datname = current_database() and datdba <> own.oid
  union all
  select format('alter schema %I owner to ${role}', nspname), 1
  from pg_namespace as space, own
  where space.oid in (select oid from spaces) and nspowner <> own.oid
    and pg_get_userbyid(nspowner) <> 'pg_database_owner'
  union all
  select format('alter %s %s owner to ${role}',
    case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
      else 'table' end, relation.oid::regclass), 2
  from pg_class as relation, own
  where relnamespace in (select oid from spaces) and relkind in ('r', 'p', 'v', 'm', 'S')
    and relowner <> own.oid
    and not exists (select from pg_depend
      where classid = 'pg_class'::regclass and objid = relation.oid and deptype in ('a', 'e', 'i')
        and (deptype = 'e' or relkind = 'S'))
  union all
  select format('alter routine %s owner to ${role}', routine.oid::regprocedure), 3
  from pg_proc as routine, own
  where pronamespace in (select oid from spaces) and proowner <> own.oid
    and not exists (select from pg_depend
      where classid = 'pg_proc'::regclass and objid = routine.oid and deptype = 'e')
  union all
  select format('alter type %s owner to ${role}', type.oid::regtype), 4
  from pg_type as type, own
  where typnamespace in (select oid from spaces) and typtype in ('e', 'd', 'r')
    and typowner <> own.oid
    and not exists (select from pg_depend
      where classid = 'pg_type'::regclass and objid = type.oid and deptype = 'e')
  order by place`;

async function giveAway(client: Connection): Promise<void> {
  const { rows } = await client.query<{ change: string }>(notOurs);
  for (const { change } of rows) await client.query(change);
  // By these the snapshot of the catalogue knows which database it is of.
  await client.query(
    `grant execute on function pg_control_system(), pg_control_checkpoint() to ${role}`,
  );
}
