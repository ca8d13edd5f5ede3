import { log } from "../log/log.ts";
import type { Connection } from "./connection.ts";
import { quoted } from "./quoted.ts";

/** Where the database of before is while a restore fills the one in its place. */
const aside = "before_restore";

/**
 * Sets all tables aside and leaves an empty schema in their place. Where an extension belongs to
 * another role, which alone could move it, they are given up instead.
 */
export async function setAside(client: Connection): Promise<void> {
  await client.query("begin");
  if (await hasForeignExtension(client)) {
    await client.query("drop schema public cascade");
    await client.query("create schema public");
  } else {
    await client.query(`alter schema public rename to ${aside}`);
    await client.query("create schema public");
    await moveExtensions(client, { from: aside, to: "public" });
  }
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
  await moveExtensions(client, { from: "public", to: aside });
  await client.query("drop schema public cascade");
  await client.query(`alter schema ${aside} rename to public`);
  await client.query("commit");
  log.warn("a restore did not come to its end: the database of before it is back");
  return true;
}

async function hasForeignExtension(client: Connection): Promise<boolean> {
  const { rows } = await client.query(`
    select from pg_extension
    where extnamespace = 'public'::regnamespace
      and not (extrelocatable and pg_has_role(extowner, 'usage'))`);
  return rows.length > 0;
}

async function moveExtensions(
  client: Connection,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select extname as name from pg_extension where extnamespace = to_regnamespace($1)",
    [from],
  );
  for (const { name } of rows) {
    await client.query(`alter extension ${quoted(name)} set schema ${to}`);
  }
}
