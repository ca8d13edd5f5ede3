import { execFile } from "node:child_process";
import path from "node:path";
import type { FreshDatabase } from "../../kernel/testing/database.ts";

const morePatience = import.meta.resolve("../../kernel/testing/more-patience.ts");

interface Ended {
  code: number;
  output: string;
  error: string;
}

/** `npm run admin` in a process of its own, on a database and a data folder. */
export function runAdmin(
  { database, data }: { database: FreshDatabase; data: string },
  args: readonly string[],
): Promise<Ended> {
  const program = path.join(import.meta.dirname, "../../admin.ts");
  const settings = { DATABASE_URL: database.url, NEROLI_DATA: data };
  const env = { ...process.env, ...settings, NEROLI_ORIGIN: "https://neroli.example.com" };
  const all = ["--import", morePatience, program, ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, all, { env }, (failure, output, error) => {
      resolve({ code: failure ? Number(failure.code) : 0, output, error });
    });
  });
}
