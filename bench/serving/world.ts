import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createAccessToken, createFactor } from "../../server/src/identity/factory.ts";
import { connect, disconnect } from "../../server/src/kernel/db/db.ts";
import { startEmbedded } from "../../server/src/kernel/db/embedded.ts";
import { migrate } from "../../server/src/kernel/db/migrate.ts";
import { createUser } from "../../server/src/users/factory.ts";
import { fillCatalogue } from "./fill-catalogue.ts";

/** Hours that a measurement may take. */
const tokenSeconds = 3_600 * 4;

export interface World {
  /** Its data folder. */
  data: string;
  tokens: Record<"buyer" | "unverified" | "support", string>;
  close(): Promise<void>;
}

/**
 * A data folder with so many products, none for 0, and people with tokens for the origin. A folder
 * that is named is kept, and not filled again.
 */
export async function createServedWorld(
  products: number,
  { origin, folder }: { origin: string; folder: string | undefined },
): Promise<World> {
  const data = folder ?? (await mkdtemp(path.join(tmpdir(), "neroli-bench-")));
  const filled = existsSync(path.join(data, "postgres"));
  const database = await startEmbedded(data);
  try {
    await migrate(database.url);
    connect(database.url);
    if (!filled && products > 0) await fillCatalogue(products);
    return {
      data,
      tokens: await createTokens(origin),
      close: async () => (folder ? undefined : rm(data, { recursive: true, force: true })),
    };
  } finally {
    await disconnect();
    await database.stop();
  }
}

async function createTokens(origin: string): Promise<World["tokens"]> {
  const people = {
    buyer: await createUser({ roles: ["BUYER"] }),
    unverified: await createUser({ roles: ["BUYER"], status: "AWAITING_VERIFICATION" }),
    support: await createUser({ roles: ["NEROLI_SUPER"], company_key: null, demo: false }),
  };
  await createFactor({ user_key: people.support.key });
  const tokenOf = ({ key }: { key: string }) =>
    createAccessToken({ origin, user_key: key, expires_in: tokenSeconds });
  return {
    buyer: await tokenOf(people.buyer),
    unverified: await tokenOf(people.unverified),
    support: await tokenOf(people.support),
  };
}
