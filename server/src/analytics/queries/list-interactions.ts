import { mostListed } from "@neroli/contract/analytics/figures.ts";
import type { InteractionsQuery, ListedInteraction } from "@neroli/contract/analytics/schema.ts";
import type { CompanyType } from "@neroli/contract/enumerations/companies.ts";
import { interactionKinds } from "@neroli/contract/enumerations/interactions.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { sql } from "kysely";
import type { z } from "zod";
import { db } from "../../kernel/db/db.ts";
import { listPage } from "../../kernel/list.ts";
import { publishedInteractionThings } from "../../published/interactions.ts";
import { productNameIn, publishedProducts } from "../../published/products.ts";
import { type Asked, selectInteractions } from "./counts.ts";

type Query = z.output<typeof InteractionsQuery>;

/** The interactions behind the figures of a company or of Neroli, without whose they are. */
export async function listInteractions(
  asked: Asked,
  { query, language }: { query: Query; language: Language },
) {
  const page = await listPage(
    db()
      .selectFrom(selectMatching(asked, query).as("interactions"))
      .leftJoin(publishedInteractionThings("product_thing"), "product_thing.id", "product")
      .leftJoin(publishedProducts(), "products.key", "product_thing.product_key")
      .leftJoin(publishedInteractionThings("country_thing"), "country_thing.id", "country")
      .leftJoin(publishedInteractionThings("audience_thing"), "audience_thing.id", "audience")
      .leftJoin(publishedInteractionThings("words_thing"), "words_thing.id", "interactions.words")
      .select(["happened_at", "kind", "rank", "country_thing.code as country"])
      .select(["audience_thing.code as audience", "words_thing.words as words"])
      .select(["products.key as product_key", "products.offering"])
      .select(productNameIn(language).as("product_name")),
    query,
    { sorts: { happened_at: "happened_at" }, fallback: "-happened_at", tie: "kind" },
  );
  return { ...page, content: page.content.map(toListed) };
}

/**
 * By numbers, before anything is named. What was done with several products at once is one of them,
 * as in the figures, but for each of these products.
 */
function selectMatching({ scope, period }: Asked, query: Query) {
  const kinds = interactionKinds.filter((kind) => query.kind__in?.split(",").includes(kind));
  const numberOf = (column: "product_key" | "document" | "code" | "words", value: string) =>
    db().selectFrom(publishedInteractionThings()).where(column, "=", value).select("id");
  return selectInteractions(scope, [period])
    .$if(query.kind__in !== undefined, (rows) =>
      rows.where(sql<string>`kind::text`, "in", kinds.length > 0 ? kinds : [""]),
    )
    .$if(query.product__eq === undefined, (rows) => rows.where("further", "=", false))
    .$if(query.product__eq !== undefined, (rows) =>
      rows.where("product", "=", numberOf("product_key", query.product__eq ?? "")),
    )
    .$if(query.document__eq !== undefined, (rows) =>
      rows.where("document", "=", numberOf("document", query.document__eq ?? "")),
    )
    .$if(query.country__eq !== undefined, (rows) =>
      rows.where("country", "=", numberOf("code", query.country__eq ?? "")),
    )
    .$if(query.audience__eq !== undefined, (rows) =>
      rows.where("audience", "=", numberOf("code", query.audience__eq ?? "")),
    )
    .$if(query.words__eq !== undefined, (rows) =>
      rows.where("words", "=", numberOf("words", query.words__eq ?? "")),
    )
    .select(["happened_at", "kind", "rank", "product", "country", "audience", "words"])
    .orderBy("happened_at", query.sort === "happened_at" ? "asc" : "desc")
    .limit(mostListed);
}

interface Row {
  happened_at: Date;
  kind: ListedInteraction["kind"];
  rank: number | null;
  country: string | null;
  audience: string | null;
  words: string | null;
  product_key: string | null;
  offering: NonNullable<ListedInteraction["product"]>["offering"] | null;
  product_name: string | null;
}

function toListed({ happened_at, audience, product_key, offering, product_name, ...row }: Row) {
  const [type] = audience?.split(" ") ?? [];
  return {
    ...row,
    happened_at: happened_at.toISOString(),
    type: type === undefined || type === "NONE" ? null : (type as CompanyType),
    product:
      product_key !== null && offering !== null
        ? { key: product_key, offering, name: product_name ?? "" }
        : null,
  };
}
