import type { Download } from "@neroli/contract/downloads/schema.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { getDownload } from "../queries/list-downloads.ts";
import { presentDownload } from "./present-download.ts";

/** One of the reader's downloads as it is told, for who starts one in another room. */
export const readDownload = async (actor: SignedInActor, key: string): Promise<Download> =>
  presentDownload(actor, await getDownload(actor, key));
