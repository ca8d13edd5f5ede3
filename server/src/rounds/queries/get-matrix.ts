import { compare, type Exact, ofMoney, toMoney, toText } from "@neroli/contract/kernel/exact.ts";
import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { mostMinor } from "@neroli/contract/kernel/money.ts";
import { expiryOf } from "@neroli/contract/quotes/states.ts";
import { inOneTerritory } from "@neroli/contract/reckoning/customs.ts";
import type { ReckonedLine } from "@neroli/contract/reckoning/offer.ts";
import { reckonOffer } from "@neroli/contract/reckoning/reckon.ts";
import { displayedAs } from "@neroli/contract/requests/states.ts";
import type { Matrix, MatrixOffer, MatrixQuote } from "@neroli/contract/rounds/matrix.ts";
import { ranksOf, termsOf, toOffer } from "@neroli/contract/rounds/offers.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { now } from "../../kernel/clock.ts";
import { db } from "../../kernel/db/db.ts";
import { publishedQuotes, publishedQuoteVersions } from "../../published/quotes.ts";
import { publishedRequests } from "../../published/requests.ts";
import { unchanged } from "../../quotes/queries/unchanged.ts";
import { ratesOn } from "../../rates/queries/rates-on.ts";
import { getRound, type RoundWithAsked } from "./get-round.ts";
import { lineKeyOf, linesOf } from "./lines-of.ts";

type Answering = Pick<MatrixOffer, "line" | "request_key" | "position" | "alternative">;
type Held = Awaited<ReturnType<typeof listQuotes>>[number];

/** The offers of a round with what each costs; not found for who may not see it. */
export async function getMatrix(
  actor: SignedInActor,
  { key, currency }: { key: string; currency: string },
): Promise<Matrix> {
  const today = dayOf(now());
  const [round, held, rates] = await Promise.all([
    getRound(actor, key),
    listQuotes(key),
    ratesOn(today),
  ]);
  const lines = linesOf(round.products_asked);
  const quotes = held.map(unchanged).map((each) => presentQuote(each, round));
  const answering = answersOf(quotes, round);
  const byQuote = Map.groupBy(answering, ({ request_key }) => request_key);
  const matrix = { currency, rates };
  const reckoned = new Map(
    quotes.map((quote) => {
      const own = byQuote.get(quote.request_key) ?? [];
      const offer = toOffer(quote, { offers: own, lines });
      return [quote.request_key, reckonOffer(offer, termsOf(matrix, quote))] as const;
    }),
  );
  const heldBy = new Map(held.map((each) => [each.request_key, each]));
  const offers = answering.flatMap((each) => {
    const at = heldBy.get(each.request_key);
    const figures = reckoned.get(each.request_key)?.[each.position];
    return at && figures ? [{ each, at, figures }] : [];
  });
  const ranks = ranksIn(offers, currency);
  return {
    ...matrix,
    quotes,
    offers: offers.map(({ each, at, figures }, index) => ({
      ...each,
      running: isRunning(at),
      accepted: isAccepted(at, each.position),
      ...figuresOf(figures, currency),
      rank: ranks[index] ?? null,
    })),
  };
}

/** What was sent and can be read; a draft is its supplier's own. */
const listQuotes = (round_key: string) =>
  db()
    .selectFrom(publishedRequests())
    .innerJoin(publishedQuotes(), "quotes.request_key", "requests.key")
    .innerJoin(publishedQuoteVersions(), (join) =>
      join
        .onRef("quote_versions.quote_key", "=", "quotes.key")
        .onRef("quote_versions.version", "=", "quotes.current_version"),
    )
    .where("requests.batch", "=", round_key)
    .where("quotes.status", "!=", "DRAFT")
    .orderBy("requests.key")
    .select(["quotes.request_key", "quotes.status", "quotes.valid_until", "quotes.accepted_lines"])
    .select(["quote_versions.version", "quote_versions.content", "quote_versions.sent_at"])
    .select(["quote_versions.content_hash", "requests.status as request_status"])
    .execute();

function presentQuote(held: Held, round: RoundWithAsked): MatrixQuote {
  const asked = round.asked.find(({ request_key }) => request_key === held.request_key);
  const { content } = held;
  return {
    request_key: held.request_key,
    status: held.status,
    version: held.version,
    sent_at: held.sent_at.toISOString(),
    valid_until: held.valid_until ?? content.valid_until,
    payment_terms: content.payment_terms,
    lines: content.lines,
    charges: content.charges,
    duty_free: inOneTerritory(asked?.country ?? null, asked?.shipping_address?.country ?? null),
  };
}

/** The lines of quotes that answer one of the round's. */
function answersOf(
  quotes: readonly MatrixQuote[],
  { products_asked }: RoundWithAsked,
): Answering[] {
  const place = (request_key: string, line_key: string | null) => `${request_key} ${line_key}`;
  const asked = new Map(
    products_asked.map((each) => [place(each.request_key, each.line_key), each]),
  );
  return quotes.flatMap(({ request_key, lines }) =>
    lines.flatMap(({ answers, product }, position) => {
      const wanted = asked.get(place(request_key, answers));
      if (!wanted) return [];
      const alternative = product !== wanted.key;
      return [{ line: lineKeyOf(wanted), request_key, position, alternative }];
    }),
  );
}

const isAccepted = ({ status, accepted_lines }: Held, position: number) =>
  status === "ACCEPTED" && (accepted_lines ?? []).includes(position);

const isRunning = ({ status, valid_until, request_status }: Held) =>
  status === "ACCEPTED" ||
  (status === "SENT" &&
    displayedAs(request_status) === "OPEN" &&
    valid_until !== null &&
    now() < expiryOf(valid_until));

interface Reckoned {
  each: Answering;
  at: Held;
  figures: ReckonedLine;
}

/** Within each line, of the offers that can be had. */
function ranksIn(offers: readonly Reckoned[], currency: string): (number | null)[] {
  const ranks: (number | null)[] = offers.map(() => null);
  const byLine = Map.groupBy(offers.keys(), (index) => offers[index]?.each.line);
  for (const indices of byLine.values()) {
    const values = indices.map((index) => {
      const offer = offers[index];
      return offer && isRunning(offer.at) ? tellable(offer.figures.cost.value, currency) : null;
    });
    for (const [at, rank] of ranksOf(values).entries()) ranks[indices[at] ?? 0] = rank;
  }
  return ranks;
}

/** The least that a unit price shows. */
const digits = 4;

/** Null of more than money can be: one absurd price hides no other offer. */
const tellable = (cost: Exact | null, currency: string): Exact | null =>
  cost && compare(cost, ofMoney({ minor: mostMinor, currency })) <= 0 ? cost : null;

function figuresOf({ bought, cost, per_kg, per_active_kg }: ReckonedLine, currency: string) {
  const told = tellable(cost.value, currency);
  const shown = ({ value }: ReckonedLine["cost"]) => told && value && toText(value, digits);
  return {
    bought: bought && { value: toText(bought.value), unit: bought.unit },
    cost: told && toMoney(told, currency),
    per_kg: shown(per_kg),
    per_active_kg: shown(per_active_kg),
    missing: cost.value && !told ? [{ kind: "price" as const }] : cost.missing,
  };
}
