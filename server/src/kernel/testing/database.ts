import { isTitled } from "@neroli/contract/audit/fields.ts";
import type { AuditAction } from "@neroli/contract/enumerations/audit.ts";
import { inject } from "vitest";
import { openConnection } from "../db/connection.ts";
import { connect, disconnect } from "../db/db.ts";

export interface FreshDatabase {
  url: string;
  close(): Promise<void>;
}

let count = 0;

/** A database of one's own with all migrations and no rows, and the process's pool on it. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const admin = new URL(inject("testDatabaseUrl"));
  const template = admin.pathname.slice(1);
  const name = `test_${process.pid}_${++count}`;
  // Nobody may be connected to a template while it is copied.
  admin.pathname = "/postgres";
  await execute(admin.href, `create database ${name} template ${template}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  connect(url.href);
  return {
    url: url.href,
    async close() {
      await disconnect();
      try {
        await refuseUntitled(url.href);
      } finally {
        await execute(admin.href, `drop database ${name} with (force)`);
      }
    },
  };
}

/** Whatever a test's commands told the trail, pages have words for. */
async function refuseUntitled(url: string): Promise<void> {
  const untitled = (await readTold(url)).filter(({ action, name }) => !isTitled(action, name));
  if (untitled.length === 0) return;
  const told = untitled.map(({ action, name }) => `${name} of ${action}`).join(", ");
  throw new Error(`without a title (contract/src/audit/fields.ts): ${told}`);
}

async function readTold(url: string): Promise<{ action: AuditAction; name: string }[]> {
  const client = await openConnection(url);
  try {
    const { rows } = await client.query(`select distinct action, jsonb_object_keys(told) as name
      from audit_entries, unnest(array[before, after]) as told`);
    return rows;
  } finally {
    await client.end();
  }
}

async function execute(url: string, statement: string): Promise<void> {
  const client = await openConnection(url);
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
