import { FormulaContent } from "@neroli/contract/formulas/schema.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { AppError, notFound } from "../../kernel/errors.ts";
import { readProducts } from "../../products/present/read-products.ts";

/** What another formula of the project says, or a formulation as far as the actor sees it. */
export async function copyContent(
  actor: SignedInActor,
  { project_key, copy_of }: { project_key: string; copy_of: string },
): Promise<FormulaContent> {
  const formula = await db()
    .selectFrom("formulas")
    .where("key", "=", copy_of)
    .where("project_key", "=", project_key)
    .where("removed_at", "is", null)
    .select("content")
    .executeTakeFirst();
  if (formula) return formula.content;
  const [product] = await readProducts(actor, [copy_of]);
  if (product?.offering !== "FORMULATIONS") throw notFound();
  const { phases = [], procedure = [] } = product.fields as ProductFields;
  const { data } = FormulaContent.safeParse(fromPhases({ phases, procedure }));
  if (phases.length === 0 || !data) throw new AppError("formulas.nothing-to-copy");
  return data;
}

/** Keys of phases and lines count from 1; the procedure, which is of the whole, ends the last phase. */
function fromPhases({ phases, procedure }: Required<Pick<ProductFields, "phases" | "procedure">>) {
  let count = 0;
  return {
    phases: phases.map(({ name, ingredients }, at) => ({
      ...{ key: `p${at + 1}`, name },
      steps: at === phases.length - 1 ? procedure : [],
      lines: ingredients.map((ingredient) => {
        count += 1;
        const { name: called, inci = "", product = null, weight } = ingredient;
        return {
          ...{ key: `l${count}`, name: called, inci, product, weight },
          function: ingredient.function ?? "",
        };
      }),
    })),
  };
}
