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
      await execute(admin.href, `drop database ${name} with (force)`);
    },
  };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = await openConnection(url);
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
