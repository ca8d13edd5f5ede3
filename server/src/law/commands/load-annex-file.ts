import { createReadStream } from "node:fs";
import path from "node:path";
import type { Annex } from "@neroli/contract/enumerations/law.ts";
import { sayAny } from "@neroli/phrases/say.ts";
import { systemActor } from "../../kernel/actor.ts";
import { AppError } from "../../kernel/errors.ts";
import { StartError } from "../../kernel/start-error.ts";
import { type AnnexLoad, loadAnnex } from "./load-annex.ts";

/**
 * Loads a file that lies on the machine, by the order of its operator.
 * @throws StartError where it cannot be read or is not that annex.
 */
export async function loadAnnexFile(file: string, annex: Annex): Promise<AnnexLoad> {
  const sent = { name: path.basename(file), annex, content: createReadStream(file) };
  try {
    return await loadAnnex(systemActor, sent);
  } catch (error) {
    if (error instanceof AppError) {
      throw new StartError(sayAny("en", `errors.${error.code}`, { annex }));
    }
    const { code } = error as { code?: string };
    if (code === "ENOENT") throw new StartError(`${file} does not exist.`);
    if (code === "EISDIR") throw new StartError(`${file} is a folder.`);
    throw error;
  }
}
