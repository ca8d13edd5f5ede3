import type { Nominee } from "@neroli/contract/awards/schema.ts";
import type { AwardMeasure } from "@neroli/contract/enumerations/awards.ts";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import { type AliasedExpression, sql } from "kysely";
import { selectInterest, sumOf } from "../../analytics/queries/counts.ts";
import { neroli } from "../../analytics/queries/scope-of.ts";
import { db } from "../../kernel/db/db.ts";
import { containing } from "../../kernel/list.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { type Interest, publishedInteractionThings } from "../../published/interactions.ts";
import { publishedProducts } from "../../published/products.ts";
import type { AwardRow } from "./list-awards.ts";

/** So many are nominated by their figures, or found by their name. */
const mostNominees = 20;

const measured: Record<AwardMeasure, readonly Interest[]> = {
  VIEWS: ["clicks", "views"],
  KEPT: ["kept"],
  DOWNLOADS: ["downloads"],
  REQUESTS: ["requests"],
};

interface Candidate {
  key: string;
  name: string;
  company_key: string;
  company_name: string;
  offering: Offering | null;
  figure: number;
  given: boolean;
}

type Candidates = AliasedExpression<Candidate, "candidates">;

/** What was done with each product in the days of the award, by all readers of Neroli. */
const figuresOf = ({ measure, from, to }: AwardRow) =>
  selectInterest({ scope: neroli, period: { from, to } }, "product")
    .innerJoin(publishedInteractionThings(), "things.id", "value")
    .groupBy("things.product_key")
    .select("things.product_key")
    .select(sumOf(...measured[measure]).as("figure"))
    .as("figures");

/** What everybody may see; the products' own rule of it is products/policy.ts. */
const selectShown = ({ segment }: AwardRow) =>
  db()
    .selectFrom(publishedProducts())
    .innerJoin(publishedCompanies(), "companies.key", "products.company_key")
    .where("products.shown", "=", true)
    .where("companies.shown", "=", true)
    .$if(segment !== null, (rows) => rows.where("products.segment", "=", segment ?? "FOOD"));

const candidateProducts = (award: AwardRow): Candidates =>
  selectShown(award)
    .leftJoin(figuresOf(award), "figures.product_key", "products.key")
    .select(["products.key", "products.name"])
    .select(["companies.key as company_key", "companies.name as company_name"])
    .select(sql<Offering | null>`products.offering`.as("offering"))
    .select(sql<number>`coalesce(figures.figure, 0)`.as("figure"))
    .select(hasAward(award, "products.key", "product_key").as("given"))
    .as("candidates");

/** Of a company count all of its products; where the award is of a segment, those of it. */
const candidateCompanies = (award: AwardRow): Candidates =>
  selectShown(award)
    .leftJoin(figuresOf(award), "figures.product_key", "products.key")
    .groupBy(["companies.key", "companies.name"])
    .select(["companies.key", "companies.name"])
    .select(["companies.key as company_key", "companies.name as company_name"])
    .select(sql<Offering | null>`null`.as("offering"))
    .select(sql<number>`coalesce(sum(figures.figure), 0)::int`.as("figure"))
    .select(hasAward(award, "companies.key", "company_key").as("given"))
    .as("candidates");

const hasAward = ({ id }: AwardRow, of: string, column: "product_key" | "company_key") =>
  sql<boolean>`exists (select from award_givings
    where award = ${id} and award_givings.${sql.ref(column)} = ${sql.ref(of)})`;

export const candidatesFor = (award: AwardRow): Candidates =>
  award.recipients === "PRODUCT" ? candidateProducts(award) : candidateCompanies(award);

/** Who has the award, and who else has the highest figures, or a name with these words. */
export async function listNominees(
  award: AwardRow,
  sought: string | undefined,
): Promise<{ recipients: Nominee[]; nominees: Nominee[] }> {
  const all = db()
    .selectFrom(candidatesFor(award))
    .selectAll()
    .orderBy("figure", "desc")
    .orderBy("name")
    .orderBy("key");
  const recipients = await all.where("given", "=", true).execute();
  const others = all.where("given", "=", false).limit(mostNominees);
  const nominees = await (sought
    ? others.where("name", "ilike", containing(sought))
    : others.where("figure", ">", 0)
  ).execute();
  return { recipients: recipients.map(present), nominees: nominees.map(present) };
}

const present = ({
  key,
  name,
  company_key,
  company_name,
  offering,
  figure,
}: Candidate): Nominee => ({
  key,
  name,
  company: { key: company_key, name: company_name },
  offering,
  figure,
});
