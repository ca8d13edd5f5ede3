import type {
  Audiences,
  Countries,
  DocumentInterest,
  EmptySearches,
  ProductInterest,
  SearchesThatFound,
} from "@neroli/contract/analytics/schema.ts";
import type { CompanyType } from "@neroli/contract/enumerations/companies.ts";
import type { Segment } from "@neroli/contract/enumerations/products.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { type SqlBool, sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { publishedAssets } from "../../published/documents.ts";
import { publishedInteractionThings } from "../../published/interactions.ts";
import { productShownIn } from "../../published/portals.ts";
import { productNameIn, publishedProducts } from "../../published/products.ts";
import { type Asked, selectInterest, sumOf } from "./counts.ts";
import { neroli } from "./scope-of.ts";

const most = 50;
/** So often something was searched for before others read it: what one person typed is theirs. */
const leastSearches = 3;

/**
 * The products that most was done with: by requests, then by what was kept, opened and seen. The
 * people of a portal read those of them that it shows.
 */
export async function readProducts(
  asked: Asked,
  language: Language,
  portal: string | null = null,
): Promise<ProductInterest> {
  const interest = selectInterest(asked, "product")
    .groupBy("value")
    .select("value")
    .select([sumOf("impressions").as("impressions"), sumOf("clicks", "views").as("views")])
    .select([sumOf("kept").as("kept"), sumOf("downloads").as("downloads")])
    .select(sumOf("requests").as("requests"))
    .orderBy("requests", "desc")
    .orderBy("views", "desc")
    .orderBy("impressions", "desc")
    .orderBy("value")
    .limit(most)
    .as("products_of_interest");
  const rows = await db()
    .selectFrom(interest)
    .innerJoin(publishedInteractionThings(), "things.id", "products_of_interest.value")
    .innerJoin(publishedProducts(), "products.key", "things.product_key")
    .innerJoin(publishedCompanies(), "companies.key", "products.company_key")
    .$if(portal !== null, (shown) => shown.where(productShownIn(portal ?? "")))
    .select(["products.key", "products.offering", productNameIn(language).as("name")])
    .select(["companies.key as company_key", "companies.name as company_name"])
    .select(["impressions", "views", "kept", "downloads", "requests"])
    .orderBy("requests", "desc")
    .orderBy("views", "desc")
    .orderBy("impressions", "desc")
    .orderBy("products_of_interest.value")
    .execute();
  return {
    content: rows.map(({ key, name, offering, company_key, company_name, ...figures }) => ({
      product: { key, name, offering },
      company: { key: company_key, name: company_name },
      ...figures,
    })),
  };
}

export async function readDocuments(asked: Asked): Promise<DocumentInterest> {
  const rows = await selectInterest(asked, "document")
    .innerJoin(publishedInteractionThings(), "things.id", "value")
    .innerJoin(publishedAssets(), "assets.id", "things.document")
    .groupBy(["assets.id", "assets.name"])
    .select(["assets.id", "assets.name", sumOf("downloads").as("downloads")])
    .orderBy("downloads", "desc")
    .orderBy("assets.id")
    .limit(most)
    .execute();
  return { content: rows };
}

/**
 * The words that were searched for most, those first that most of what they found was opened from.
 * Few words are ever clicked: where enough are, the many others are not looked at.
 */
export async function readSearches(asked: Asked): Promise<SearchesThatFound> {
  const clicked = await readClickedWords(asked);
  const searches = await sumSearches(asked, clicked);
  return { content: searches.length < most ? await sumSearches(asked) : searches };
}

/** The most clicked words, and those that are clicked as often as the last of them. */
async function readClickedWords(asked: Asked): Promise<number[]> {
  const rows = await selectInterest(asked, "words")
    .where("clicks", ">", 0)
    .groupBy("value")
    .select("value")
    .orderBy(sumOf("clicks"), "desc")
    .fetch(most, "with ties")
    .execute();
  return rows.map(({ value }) => value);
}

function sumSearches(asked: Asked, only: readonly number[] | null = null) {
  const searches = selectInterest(asked, "words")
    .$if(only !== null, (words) => words.where(sql<SqlBool>`value = any (${only}::int[])`))
    .groupBy("value")
    .having(sumOf("impressions"), ">=", leastSearches)
    .select(["value", sumOf("impressions").as("impressions"), sumOf("clicks").as("clicks")])
    .orderBy("clicks", "desc")
    .orderBy("impressions", "desc")
    .orderBy("value")
    .limit(most)
    .as("searches");
  return db()
    .selectFrom(searches)
    .innerJoin(publishedInteractionThings(), "things.id", "searches.value")
    .select([sql<string>`things.words`.as("words"), "impressions", "clicks"])
    .orderBy("clicks", "desc")
    .orderBy("impressions", "desc")
    .orderBy("words")
    .execute();
}

/** Of all of Neroli: what nobody lists is in no company's counts. */
export async function readEmptySearches({ period }: Asked): Promise<EmptySearches> {
  const empty = selectInterest({ scope: neroli, period }, "words")
    .where("empty_searches", ">", 0)
    .groupBy("value")
    .having(sumOf("empty_searches"), ">=", leastSearches)
    .select(["value", sumOf("empty_searches").as("times")])
    .orderBy("times", "desc")
    .orderBy("value")
    .limit(most)
    .as("empty");
  const rows = await db()
    .selectFrom(empty)
    .innerJoin(publishedInteractionThings(), "things.id", "empty.value")
    .select([sql<string>`things.words`.as("words"), "empty.times as searches"])
    .orderBy("times", "desc")
    .orderBy("words")
    .execute();
  return { content: rows };
}

export async function readAudiences(asked: Asked): Promise<Audiences> {
  const rows = await selectByCode(asked, "audience");
  return {
    content: rows.map(({ code, ...figures }) => {
      const [type = "", segment = ""] = code.split(" ");
      return {
        type: type === "NONE" ? null : (type as CompanyType),
        segment: segment as Segment,
        ...figures,
      };
    }),
  };
}

export async function readCountries(asked: Asked): Promise<Countries> {
  const rows = await selectByCode(asked, "country");
  return { content: rows.map(({ code, ...figures }) => ({ country: code, ...figures })) };
}

function selectByCode(asked: Asked, dimension: "audience" | "country") {
  const interest = selectInterest(asked, dimension)
    .groupBy("value")
    .having(sumOf("clicks", "views"), ">", 0)
    .select(["value", sumOf("clicks", "views").as("views"), sumOf("visitors").as("visitors")])
    .as("codes");
  return db()
    .selectFrom(interest)
    .innerJoin(publishedInteractionThings(), "things.id", "codes.value")
    .select([sql<string>`things.code`.as("code"), "views", "visitors"])
    .orderBy("visitors", "desc")
    .orderBy("code")
    .execute();
}
