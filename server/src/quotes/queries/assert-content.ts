import type { QuoteContent } from "@neroli/contract/quotes/content.ts";
import { db } from "../../kernel/db/db.ts";
import { AppError, fieldFailure } from "../../kernel/errors.ts";
import { publishedProducts } from "../../published/products.ts";
import { listLines } from "../../requests/queries/list-lines.ts";

/** Refuses lines that answer what was not asked, and others' products. */
export async function assertContent(
  content: QuoteContent,
  { request_key, company_key }: { request_key: string; company_key: string },
): Promise<void> {
  const asked = new Set((await listLines(request_key)).map(({ key }) => key));
  const own = await ownProducts(content, company_key);
  const failures = content.lines.flatMap(({ answers, product }, at) => [
    ...(answers !== null && !asked.has(answers) ? [unknown(`lines.${at}.answers`)] : []),
    ...(product !== null && !own.has(product) ? [unknown(`lines.${at}.product`)] : []),
  ]);
  if (failures.length > 0) throw new AppError("request.invalid", { failures });
}

const unknown = (path: string) => fieldFailure({ path: `content.${path}`, code: "choice" });

async function ownProducts({ lines }: QuoteContent, company_key: string) {
  const keys = lines.flatMap(({ product }) => (product === null ? [] : [product]));
  if (keys.length === 0) return new Set<string>();
  const rows = await db()
    .selectFrom(publishedProducts())
    .where("products.key", "in", keys)
    .where("products.company_key", "=", company_key)
    .select("products.key")
    .execute();
  return new Set(rows.map(({ key }) => key));
}
