import { type QuoteAction, type QuoteFacts, quoteRefusal } from "@neroli/contract/quotes/states.ts";
import type { RequestFacts } from "@neroli/contract/requests/states.ts";
import type { Selectable } from "kysely";
import type { DB } from "../../../db/types.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { AppError, found } from "../../kernel/errors.ts";
import { randomKey } from "../../kernel/key.ts";
import { lockRequest } from "../../requests/commands/lock-request.ts";
import { getEnds } from "../../requests/queries/get-ends.ts";
import { factsOf } from "../policy.ts";

type QuoteRow = Selectable<DB["quotes"]>;

interface Named {
  request_key: string;
  /** The version that is acted on; the current one where none is named. */
  version?: number;
}

export interface LockedQuote {
  quote: QuoteRow;
  facts: QuoteFacts;
  /** Of the request, which is locked too. */
  request: RequestFacts & { company_key: string };
}

/**
 * Locks the request, then its quote, until the transaction ends: of two people who act at the same
 * moment, the second sees what the first did. Refuses the action unless the actor may do it now; a
 * superseded version is refused with the number of the current one.
 */
export async function lockQuoteFor(
  action: QuoteAction,
  { actor, request_key, ...named }: Named & { actor: SignedInActor },
): Promise<LockedQuote> {
  const request = await lockRequest(actor, request_key);
  const { type, company_key } = await getEnds(actor, request_key);
  if (type !== "QUOTE") throw new AppError("quotes.no-quote-request");
  const row = await findLocked(request_key);
  const { side, state: status } = request;
  const facts = factsOf(actor, { row, request: { side, status }, ...named });
  const refusal = quoteRefusal(action, facts);
  if (refusal === "quotes.superseded") {
    throw new AppError(refusal, { current_version: row?.current_version ?? 0 });
  }
  if (refusal) throw new AppError(refusal);
  return { quote: row ?? (await begin(request_key)), facts, request: { ...request, company_key } };
}

const findLocked = (request_key: string) =>
  db()
    .selectFrom("quotes")
    .where("request_key", "=", request_key)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();

const begin = async (request_key: string): Promise<QuoteRow> =>
  found(
    await db()
      .insertInto("quotes")
      .values({ key: randomKey(), request_key })
      .returningAll()
      .executeTakeFirst(),
  );
