import type { RequestForm } from "@neroli/contract/requests/schema.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { AppError } from "../../kernel/errors.ts";
import { once } from "../../kernel/once/once.ts";
import { createRequests } from "../../requests/commands/create-requests.ts";
import { beginRound } from "./begin-round.ts";

/** Sends a form to the suppliers of its products, and answers the key by which they are compared. */
export async function sendRound(actor: SignedInActor, form: RequestForm): Promise<string> {
  return once(async () => {
    const [key] = await createRequests(actor, { ...form, type: "QUOTE" });
    const round = key && (await beginRound(key));
    if (!round) throw new AppError("rounds.one-supplier");
    return round;
  });
}
